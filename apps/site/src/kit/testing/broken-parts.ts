import { vi } from 'vitest'

/** Components that throw their own names, in the place of a module's. */
export function brokenParts(...names: string[]): Record<string, () => never> {
  return Object.fromEntries(
    names.map((name) => [
      name,
      () => {
        throw new Error(name)
      },
    ]),
  )
}

/** Which parts of the page have been lost, each by a boundary of its own: as the console tells it. */
export function watchLostParts(): () => string[] {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  return () => warn.mock.calls.flatMap(([, error]) => (error instanceof Error ? [error.message] : [])).sort()
}
