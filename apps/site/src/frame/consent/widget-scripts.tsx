import { useEffect } from 'react'
import type { OutsideScript } from '../../kit/scope/site-scope.ts'
import { consentAllows, onConsentChange } from './consent-choice.ts'
import { afterFirstInteraction } from './first-interaction.ts'

const loaded = new Set<string>()

/** Adds each configured script once, after consent and after the first interaction; server-rendered HTML never has them. */
export function WidgetScripts({ scripts }: { scripts: readonly OutsideScript[] }) {
  useEffect(() => {
    if (scripts.length === 0) return
    const addAllowed = (): void => {
      for (const { src, category } of scripts) if (consentAllows(category)) addOnce(src)
    }
    let stopListening = (): void => {}
    const stopWaiting = afterFirstInteraction(() => {
      addAllowed()
      stopListening = onConsentChange(() => {
        // A script cannot be unloaded: when consent is withdrawn, the page is loaded again without it.
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
