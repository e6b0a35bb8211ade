/** Where a load stands: nobody asked yet, the answer is on its way, it came, or it failed. */
export type AsyncStatus = 'idle' | 'pending' | 'success' | 'error'
