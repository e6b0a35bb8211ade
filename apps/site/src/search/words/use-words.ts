import { useEffect, useState } from 'react'
import { loadStyles } from '../../kit/load-styles.ts'
import { logWarning } from '../../kit/log.ts'
import { type PageContext, usePageContext } from '../../kit/scope/page-context.ts'
import type { ReadWords, UnderstoodWords } from './read-words.ts'
import wordsStyles from './words-offer.css?url'

let loading: Promise<ReadWords> | undefined

/** The vocabulary of three languages is 25 KB: it loads when a guest focuses the field, once for all fields. */
function loadReader(context: PageContext): Promise<ReadWords> {
  loading ??= Promise.all([import('./read-words.ts'), loadStyles(wordsStyles)]).then(([{ createReader }]) =>
    createReader(context),
  )
  return loading
}

type WordReader = ReadWords & { readonly prepare: () => void }

const shortest = 3

/** Parses a text as criteria; null if none of it is understood. Before the parser has loaded, text stays text. */
export function useWordReader(): WordReader {
  const context = usePageContext()
  const [read, setRead] = useState<ReadWords>()
  const prepare = (): void => {
    if (read) return
    loadReader(context).then(
      (reader) => setRead(() => reader),
      (error: unknown) => {
        loading = undefined
        logWarning('The vocabulary failed to load.', error)
      },
    )
  }
  const readText: ReadWords = (text) => (read && text.trim().length >= shortest ? read(text) : null)
  return Object.assign(readText, { prepare })
}

/** The same for one text; loads the parser as soon as the text is long enough to mean something. */
export function useWords(text: string): UnderstoodWords | null {
  const reader = useWordReader()
  const isWanted = text.trim().length >= shortest
  // biome-ignore lint/correctness/useExhaustiveDependencies: loading begins with the first letters and happens once.
  useEffect(() => {
    if (isWanted) reader.prepare()
  }, [isWanted])
  return reader(text)
}
