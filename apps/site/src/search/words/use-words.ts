import { useEffect, useState } from 'react'
import { loadStyles } from '../../kit/load-styles.ts'
import { logWarning } from '../../kit/log.ts'
import { type PageContext, usePageContext } from '../../kit/scope/page-context.ts'
import type { ReadWords, UnderstoodWords } from './read-words.ts'
import wordsStyles from './words-offer.css?url'

let loading: Promise<ReadWords> | undefined

/** The words of three languages are 25 KB: they come when a guest turns to the field, once for all fields. */
function loadReader(context: PageContext): Promise<ReadWords> {
  loading ??= Promise.all([import('./read-words.ts'), loadStyles(wordsStyles)]).then(([{ createReader }]) =>
    createReader(context),
  )
  return loading
}

type WordReader = ReadWords & { readonly prepare: () => void }

const shortest = 3

/** Reads a text as criteria; null while nothing of it is understood. Without the reader, text is just text. */
export function useWordReader(): WordReader {
  const context = usePageContext()
  const [read, setRead] = useState<ReadWords>()
  const prepare = (): void => {
    if (read) return
    loadReader(context).then(
      (reader) => setRead(() => reader),
      (error: unknown) => {
        loading = undefined
        logWarning('Wishes in words cannot be read.', error)
      },
    )
  }
  const readText: ReadWords = (text) => (read && text.trim().length >= shortest ? read(text) : null)
  return Object.assign(readText, { prepare })
}

/** The same for one text, for which the reader is loaded as soon as it is long enough to mean something. */
export function useWords(text: string): UnderstoodWords | null {
  const reader = useWordReader()
  const isWanted = text.trim().length >= shortest
  // biome-ignore lint/correctness/useExhaustiveDependencies: loading begins with the first letters and happens once.
  useEffect(() => {
    if (isWanted) reader.prepare()
  }, [isWanted])
  return reader(text)
}
