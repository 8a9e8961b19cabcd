/** A finger that rests on something for a while. The click that would follow is swallowed. */
const WHILE = 450
const SLIP = 10

export const longPress =
  (then: () => void) =>
  (element: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let start = { x: 0, y: 0 }
    let done = false
    const stop = (): void => clearTimeout(timer)
    const down = (event: PointerEvent): void => {
      done = false
      if (event.pointerType !== 'touch') return
      start = { x: event.clientX, y: event.clientY }
      timer = setTimeout(() => {
        done = true
        then()
      }, WHILE)
    }
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) stop()
    }
    const click = (event: MouseEvent): void => {
      if (!done) return
      done = false
      event.stopImmediatePropagation()
      event.preventDefault()
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', stop)
    element.addEventListener('pointercancel', stop)
    element.addEventListener('click', click, true)
    return () => {
      stop()
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', stop)
      element.removeEventListener('pointercancel', stop)
      element.removeEventListener('click', click, true)
    }
  }
