import { defineConfig, devices } from '@playwright/test'

// Chromium refuses its sandbox to root; elsewhere it stays on.
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const chromium = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  workers: 2,
  // What passes only now is named at the end of the run, and many of them fail it (scripts/lib/test-counts.mjs).
  retries: 1,
  // The checks of accessibility take their time on a small machine that does other things too.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  globalSetup: './global-setup.ts',
  // The file of the json report comes in PLAYWRIGHT_JSON_OUTPUT_NAME.
  reporter: [['line'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        ...sandbox,
        // A test must see the same browser everywhere, and no request may leave for its maker.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
