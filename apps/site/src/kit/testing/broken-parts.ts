import { vi } from 'vitest'

/** Replaces the components of a module with ones that throw their own names. */
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

/** Names of the parts that an error boundary has caught, read from the console. */
export function watchLostParts(): () => string[] {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  return () => warn.mock.calls.flatMap(([, error]) => (error instanceof Error ? [error.message] : [])).sort()
}
