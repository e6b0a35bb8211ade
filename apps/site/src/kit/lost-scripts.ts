const lost = new WeakSet<object>()
const followed = new WeakSet<object>()

/** Remembers the error of an import whose file could not be fetched. */
export function noteLostScript(error: object): void {
  lost.add(error)
}

/** Marks that the page that needed the script is being loaded from the server instead. */
export function noteFullLoad(error: object): void {
  followed.add(error)
}

export function isLostScript(error: unknown): boolean {
  return typeof error === 'object' && error !== null && lost.has(error)
}

export function leadsToFullLoad(error: unknown): boolean {
  return typeof error === 'object' && error !== null && followed.has(error)
}
