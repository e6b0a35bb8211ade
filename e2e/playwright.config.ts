import { defineConfig, devices } from '@playwright/test'
import { shortLived } from './support/test.ts'

// Chromium refuses its sandbox to root; elsewhere it stays on.
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const chromium = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  workers: 2,
  // Tests share nothing but the agency, and each that changes something there has a house or an account of its own.
  fullyParallel: true,
  repeatEach: Number(process.env.E2E_REPEAT ?? 1),
  retries: 0,
  // A busy machine is no failure: only what hangs runs out of time.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  globalSetup: './global-setup.ts',
  // The file of the json report comes in PLAYWRIGHT_JSON_OUTPUT_NAME.
  reporter: [['line'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    // What moves is drawn by the processor here, a tenth of its time. Where motion could hide or move what a guest presses (frame,
    // consent, booking), tests ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every step costs as much as the steps; `--trace on` records one where a picture is not enough.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        ...sandbox,
        // A test must see the same browser everywhere, and no request may leave for its maker.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Without a graphics card the processor draws: one step less, and no moving maps beside every search.
        '--disable-gpu',
        '--disable-3d-apis',
        shortLived,
      ],
    },
  },
})
