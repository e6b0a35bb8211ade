/** What vitest's global set-up hands to the test processes. */
export const TEST_SERVER = 'MARRAM_TEST_SERVER'

/** The database whose copies the tests get, named in the address of the test server. */
export function testServerUrl(): string {
  const url = process.env[TEST_SERVER]
  if (!url)
    throw new Error(
      `${TEST_SERVER} is not set: name the file *.integration.test.ts, so that vitest starts a server for it.`,
    )
  return url
}

/** A server of one's own to run the tests on, instead of the embedded one. */
export const ownServerUrl = (): string | undefined => process.env.TEST_DATABASE_URL || undefined

export function publishTestServer(url: string): void {
  process.env[TEST_SERVER] = url
}

/** Where the filled test databases of one state of the sources are kept for later runs; named by `npm test`. */
export const keptDataFolder = (): string | undefined => process.env.MARRAM_TEST_DATA || undefined
