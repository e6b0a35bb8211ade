import { useCallback, useEffect, useState } from 'react'
import * as v from 'valibot'
import { startPage } from './start-page.ts'

const prefix = `desk-draft ${startPage.staff?.userId ?? 0} `
const keptMs = 30 * 24 * 3_600_000

const stored = v.object({ at: v.number(), draft: v.unknown() })

/** Nobody comes back to a draft after a month, and it may have words about a guest. */
function forgetOldDrafts(now: number): void {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith('desk-draft '))) {
    const at = read(key)?.at ?? 0
    if (now - at > keptMs) localStorage.removeItem(key)
  }
}

function read(key: string): v.InferOutput<typeof stored> | null {
  try {
    const parsed = v.safeParse(stored, JSON.parse(localStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

function load<Draft>(key: string, schema: v.GenericSchema<unknown, Draft>): { at: number; draft: Draft } | null {
  forgetOldDrafts(Date.now())
  const kept = read(key)
  const parsed = v.safeParse(schema, kept?.draft)
  return kept !== null && parsed.success ? { at: kept.at, draft: parsed.output } : null
}

/**
 * Typed text survives a reload, an ended session and a failed request, until it is sent. Tabs share it: otherwise the one
 * that writes last would overwrite the text of the other.
 */
export function useDraft<Draft>(name: string, schema: v.GenericSchema<unknown, Draft>, initial: Draft) {
  const key = prefix + name
  const [kept, setKept] = useState<{ at: number | null; draft: Draft }>(
    () => load(key, schema) ?? { at: null, draft: initial },
  )
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === key) setKept(load(key, schema) ?? { at: null, draft: initial })
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [key, schema, initial])
  const change = useCallback(
    (part: Partial<Draft>) =>
      setKept(({ draft: before }) => {
        const next = { at: Date.now(), draft: { ...before, ...part } }
        localStorage.setItem(key, JSON.stringify(next))
        return next
      }),
    [key],
  )
  const clear = () => {
    localStorage.removeItem(key)
    setKept({ at: null, draft: initial })
  }
  return { draft: kept.draft, savedAt: kept.at === null ? null : new Date(kept.at), change, clear }
}

/** A draft of one text, which disappears when it is emptied. */
export function useTextDraft(name: string, initial = ''): readonly [string, (text: string) => void] {
  const { draft, change, clear } = useDraft(name, textShape, { text: initial })
  return [draft.text, (text) => (text === initial ? clear() : change({ text }))]
}

const textShape = v.object({ text: v.string() })
