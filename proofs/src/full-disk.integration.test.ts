import { spawnSync } from 'node:child_process'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backUp } from '@marram/database/backup/automatic'
import { folderPlace } from '@marram/database/backup/place'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { createTestDatabase } from '@marram/database/testing/test-database'
import { startImages } from '@marram/images/testing/start-images'
import { createFolderStore } from '@marram/service-kit/object-store'
import { hasOutage, OutageError, watchOutages } from '@marram/service-kit/outage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const folder = makeTemporaryFolder('marram-full-disk-')
const mount = (...options: string[]): boolean => spawnSync('mount', [...options, folder]).status === 0
/** Only root may mount a small disk; containers often refuse even that. */
const mayMount = mount('-t', 'tmpfs', '-o', 'size=4m', 'tmpfs')

const faults: Readonly<Record<string, () => Promise<void>>> = {
  full: async () => {
    const fill = writeFile(join(folder, 'other-data'), Buffer.alloc(8_000_000))
    await expect(fill).rejects.toThrow('ENOSPC')
  },
  'read-only': async () => {
    await rm(join(folder, 'other-data'))
    expect(mount('-o', 'remount,ro', 'tmpfs')).toBe(true)
  },
}

describe.skipIf(!mayMount).each(Object.keys(faults))('a disk that is %s', (name) => {
  let images: Awaited<ReturnType<typeof startImages>>
  const store = createFolderStore(join(folder, 'uploads'))
  const bytes = new Uint8Array(200_000)
  beforeAll(async () => {
    images = await startImages({ cacheFolder: join(folder, 'cache') })
    if (name === 'full') await store.put('shown/before.jpg', bytes, 'image/jpeg')
    await faults[name]?.()
  })
  afterAll(() => images?.stop())

  test('costs no guest a picture', async () => {
    const { status } = await images.get('/own/demo/house?format=webp&w=120&h=80')
    expect(status).toBe(200)
    await images.close()
    expect(images.lines.map(({ msg }) => msg)).toContain('a picture could not be stored on disk')
  })

  test('refuses uploads as an outage, without partial files, and keeps earlier ones', async () => {
    await watchOutages(async () => {
      await expect(store.put('shown/after.jpg', bytes, 'image/jpeg')).rejects.toThrow(OutageError)
      expect(hasOutage()).toBe(true)
    })
    expect(await readdir(join(folder, 'uploads', 'shown'))).toEqual(['before.jpg'])
    expect(await store.get('shown/before.jpg')).toEqual(bytes)
  })

  test('fails a backup by name and leaves none behind', async () => {
    const database = await createTestDatabase()
    try {
      const backups = join(folder, 'backups')
      const failing = backUp(database, {
        kind: 'daily',
        place: folderPlace(backups),
        pictures: null,
        retention: { days: 7, weeks: 4 },
      })
      await expect(failing).rejects.toThrow(/MB left and a backup needs|EROFS|ENOSPC/)
      expect(await readdir(backups).catch(() => [])).toEqual([])
    } finally {
      await database.drop()
    }
  })
})

afterAll(async () => {
  if (mayMount) spawnSync('umount', [folder])
  await rm(folder, { recursive: true, force: true })
})
