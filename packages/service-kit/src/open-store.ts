import { createFolderStore, type ObjectStore } from './object-store.ts'
import { createS3Store, parseS3Address, s3AddressSchema } from './s3-store.ts'
import { setting } from './setting.ts'

export const bucketForm = 'an address such as https://KEY:SECRET@s3.example.org/bucket?region=eu-central-1'

export const uploadsUrlSetting = setting('UPLOADS_URL', bucketForm, s3AddressSchema(), {
  optional: true,
  secret: true,
  meaning:
    'S3-compatible bucket for pictures uploaded by guests and staff: `https://KEY:SECRET@host/bucket?region=…`; by default they are stored in a folder.',
})

/** Uses the bucket if configured, else the folder. */
export function openObjectStore({ url, folder }: { url: string | undefined; folder: string }): ObjectStore {
  return url === undefined ? createFolderStore(folder) : createS3Store(parseS3Address(url))
}
