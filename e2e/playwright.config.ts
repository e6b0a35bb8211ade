import { defineConfig, devices } from '@playwright/test'
import { shortLived } from './support/test.ts'

// Chromium does not support its sandbox as root.
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const chromium = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  workers: 2,
  // Tests share only the agency; each test that changes data has a separate house or account.
  fullyParallel: true,
  repeatEach: Number(process.env.E2E_REPEAT ?? 1),
  retries: 0,
  // Generous, because a busy machine is not a failure.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  globalSetup: './global-setup.ts',
  // PLAYWRIGHT_JSON_OUTPUT_NAME names the file of the JSON report.
  reporter: [['line'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    // The CPU draws animations, a tenth of its time. Tests enable motion where it could hide or move a target (frame, consent,
    // booking).
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs as much as the steps; use `--trace on` if a screenshot is not enough.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        ...sandbox,
        // Tests need the same browser everywhere, without requests to its vendor.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Software rendering: saves a step, and disables interactive maps beside searches.
        '--disable-gpu',
        '--disable-3d-apis',
        shortLived,
      ],
    },
  },
})
