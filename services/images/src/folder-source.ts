import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { findInside } from '@marram/service-kit/find-inside'
import type { ImageSource } from './source.ts'

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
  '.webp': 'image/webp',
}

type Folders = { readonly photoFolder?: string | undefined; readonly assetFolder?: string | undefined }

/** The folders that the settings name. */
export function folderSources(config: Folders): ImageSource[] {
  const { photoFolder, assetFolder } = config
  return [
    ...(photoFolder ? [createFolderSource('photos', photoFolder)] : []),
    ...(assetFolder ? [createFolderSource('assets', assetFolder)] : []),
  ]
}

/** Serves originals from a folder, such as an agency's photos. Does not follow links out of the folder. */
export function createFolderSource(name: string, folder: string): ImageSource {
  const find = async (path: string) => {
    const contentType = contentTypes[extname(path).toLowerCase()]
    if (contentType === undefined) return null
    const file = await findInside(folder, path)
    if (file === null) return null
    const facts = await stat(file)
    if (!facts.isFile()) return null
    return { file, contentType, version: `${facts.mtimeMs.toString(36)}-${facts.size.toString(36)}` }
  }
  return {
    name,
    async find(path) {
      const found = await find(path)
      return found && { contentType: found.contentType, version: found.version }
    },
    async load(path, signal) {
      const found = await find(path)
      if (found === null) return null
      const bytes = await readFile(found.file, { signal })
      return { bytes, contentType: found.contentType, version: found.version }
    },
  }
}
