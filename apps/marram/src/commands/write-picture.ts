import { writeFile } from 'node:fs/promises'

/** Writes a picture, given as a data URL, to a new file. */
export async function writePicture(file: string, dataUrl: string): Promise<void> {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1)
  await writeFile(file, Buffer.from(base64, 'base64'), { flag: 'wx' })
}
