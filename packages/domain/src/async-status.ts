/** The state of a load: not requested, pending, loaded or failed. */
export type AsyncStatus = 'idle' | 'pending' | 'success' | 'error'
