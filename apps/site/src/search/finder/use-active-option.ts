import { useEffect, useState } from 'react'

/** Which option of a list the arrow keys have reached; none at first, and none again with another text. */
export function useActiveOption(ids: readonly string[], startedBy: string) {
  const [active, setActive] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another list, even if options recur
  useEffect(() => setActive(null), [startedBy])
  const shown = active !== null && ids.includes(active) ? active : null
  return { active: shown, move: (step: 1 | -1) => setActive(nextOption(ids, shown, step)) }
}

/** Beyond the last comes the field itself again, as in a browser's own suggestions. */
export function nextOption(ids: readonly string[], active: string | null, step: 1 | -1): string | null {
  if (ids.length === 0) return null
  const at = active === null ? -1 : ids.indexOf(active)
  if (at === -1) return (step === 1 ? ids[0] : ids.at(-1)) ?? null
  return ids[at + step] ?? null
}
