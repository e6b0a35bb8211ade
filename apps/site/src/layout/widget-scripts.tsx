import type { ConsentCategory } from '@marram/domain/consent'
import { useEffect } from 'react'
import { consentAllows, onConsentChange } from '../state/consent.ts'
import { afterFirstInteraction } from '../state/first-interaction.ts'

/** A script of somebody else that the operator has configured: a chat, statistics. */
export type OptionalScript = { readonly src: string; readonly category: Exclude<ConsentCategory, 'necessary'> }

const loaded = new Set<string>()

/** Adds each configured script once, after consent and after the first sign of the guest, and never to the server's page. */
export function WidgetScripts({ scripts }: { scripts: readonly OptionalScript[] }) {
  useEffect(() => {
    if (scripts.length === 0) return
    const addAllowed = (): void => {
      for (const { src, category } of scripts) if (consentAllows(category)) addOnce(src)
    }
    let stopListening = (): void => {}
    const stopWaiting = afterFirstInteraction(() => {
      addAllowed()
      stopListening = onConsentChange(() => {
        // A script cannot be unloaded: whoever takes consent back gets a page without it.
        if (scripts.some(({ src, category }) => loaded.has(src) && !consentAllows(category))) window.location.reload()
        else addAllowed()
      })
    })
    return () => {
      stopWaiting()
      stopListening()
    }
  }, [scripts])
  return null
}

function addOnce(src: string): void {
  if (loaded.has(src)) return
  loaded.add(src)
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}
