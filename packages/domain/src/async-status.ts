export type AsyncStatus = 'idle' | 'pending' | 'success' | 'error'

const following: Readonly<Record<AsyncStatus, readonly AsyncStatus[]>> = {
  idle: ['pending'],
  pending: ['success', 'error', 'idle'],
  success: ['pending', 'idle'],
  error: ['pending', 'idle'],
}

/** Pending goes back to idle when a load is called off; a result never appears without having been asked for. */
export function canFollow(status: AsyncStatus, next: AsyncStatus): boolean {
  return following[status].includes(next)
}

export function isSettled(status: AsyncStatus): boolean {
  return status === 'success' || status === 'error'
}
