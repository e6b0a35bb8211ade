import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** A folder that does not exist yet lies on the disk of its parent. */
export async function freeBytesOf(folder: string): Promise<number> {
  for (let place = resolve(folder); ; place = dirname(place)) {
    const found = await statfs(place).catch(() => null)
    if (found) return found.bavail * found.bsize
    if (place === dirname(place)) return 0
  }
}
