/** Passed from vitest's global setup to the test processes. */
export const TEST_SERVER = 'MARRAM_TEST_SERVER'

/** The test server's URL, which contains the template database that tests copy. */
export function testServerUrl(): string {
  const url = process.env[TEST_SERVER]
  if (!url)
    throw new Error(
      `${TEST_SERVER} is not set: name the file *.integration.test.ts, so that vitest starts a server for it.`,
    )
  return url
}

/** An external server to run the tests on, instead of the embedded one. */
export const ownServerUrl = (): string | undefined => process.env.TEST_DATABASE_URL || undefined

export function publishTestServer(url: string): void {
  process.env[TEST_SERVER] = url
}

/** The folder that keeps filled test databases of one state of the sources for later runs; set by `npm test`. */
export const keptDataFolder = (): string | undefined => process.env.MARRAM_TEST_DATA || undefined
