/** The shapes on the wire, as the server sends and reads them; written from its own classes. */
export * from './generated'

/** A value of a house rule. */
export type Setting = number | string | boolean
