import { useEffect, useState } from 'react'
import { loadStyles } from '../../kit/load-styles.ts'
import { logWarning } from '../../kit/log.ts'
import { type PageContext, usePageContext } from '../../kit/scope/page-context.ts'
import type { ReadWords, UnderstoodWords } from './read-words.ts'
import wordsStyles from './words-offer.css?url'

let loading: Promise<ReadWords> | undefined

/** The words of three languages are 25 KB: they come when a guest begins to type, once for all fields. */
function loadReader(context: PageContext): Promise<ReadWords> {
  loading ??= Promise.all([import('./read-words.ts'), loadStyles(wordsStyles)]).then(([{ createReader }]) =>
    createReader(context),
  )
  return loading
}

/** What the text says as criteria; null while nothing of it is understood. Without the reader, text is just text. */
export function useWords(text: string): UnderstoodWords | null {
  const context = usePageContext()
  const [read, setRead] = useState<ReadWords>()
  const isWanted = text.trim().length > 2
  useEffect(() => {
    if (!isWanted || read) return
    loadReader(context).then(
      (reader) => setRead(() => reader),
      (error: unknown) => {
        loading = undefined
        logWarning('Wishes in words cannot be read.', error)
      },
    )
  }, [isWanted, read, context])
  return isWanted && read ? read(text) : null
}
