/** The shapes on the wire, as the server sends and reads them; written from its own classes. */
export * from './generated'

/** Whether a table takes spectators. */
export type Spectators = 'on' | 'off' | 'delayed'
/** A value of a house rule. */
export type Setting = number | string | boolean
