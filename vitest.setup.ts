import { speakForDemo } from '@marram/demo/speak-for-demo'
import { setSaleRules } from '@marram/domain/terms'
import fc from 'fast-check'
import { vi } from 'vitest'

// The same cases in every run, so that the same sources give the same answer; proofs draw others.
fc.configureGlobal({ seed: 1966 })

// A busy machine is no failure: Vitest would wait for one second, and this nearly as long as a test may take.
const { waitFor } = vi
const waitPatiently: typeof waitFor = (callback, options) =>
  waitFor(callback, { timeout: 50_000, ...(typeof options === 'number' ? { timeout: options } : options) })
// Files share a process, and each begins here.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently

// Tests read the texts of the demo agency.
speakForDemo()
setSaleRules([])
