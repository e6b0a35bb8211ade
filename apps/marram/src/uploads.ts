import { join } from 'node:path'
import type { ObjectStore } from '@marram/service-kit/object-store'
import { openObjectStore } from '@marram/service-kit/open-store'
import type { StorageConfig } from './config.ts'

type UploadsConfig = Pick<StorageConfig, 'dataFolder' | 'uploadsUrl'>

export const uploadsFolder = (dataFolder: string): string => join(dataFolder, 'uploads')

/** The pictures uploaded by guests and staff, and the agency's own photos. */
export function openUploads({ uploadsUrl, dataFolder }: UploadsConfig): ObjectStore {
  return openObjectStore({ url: uploadsUrl, folder: uploadsFolder(dataFolder) })
}
