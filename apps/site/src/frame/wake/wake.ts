import { recordInput } from '../../kit/early-input.ts'
import { addSheets, createLink, createSheet } from '../../kit/load-styles.ts'
import { logWarning } from '../../kit/log.ts'
import { watchOtherTabs } from '../../kit/tabs.ts'
import { whenIdle } from '../../kit/when-idle.ts'
import { consentStore } from '../consent/consent-choice.ts'
import { isDeveloperMode } from '../editor/developer-mode.ts'
import { onFirstMessage } from '../editor/early-messages.ts'
import { leaveOldBuild } from '../navigation/missing-chunks.ts'
import { onIntent, onMove, onNearPart, onStayed } from './intent.ts'
import { type Beginning, hasBegun, hasWork, type PageFacts } from './wake-reasons.ts'

const { promise: awake, resolve: markAwake } = Promise.withResolvers<void>()

type Client = { readonly wakePage: (files: Promise<boolean>) => Promise<void> }

/** Told by the frame of the page, once it is hydrated. */
export { markAwake }

/**
 * Loads React and what hydrates the page: at the guest's first intent, or when the page is painted and the browser idle.
 * A page that waits for its guest (`client` in the page table) does not do the latter, unless it has something to do by
 * itself.
 */
export function startWaking(load: () => Promise<Client>): void {
  let isLoading = false
  const wake = (): void => {
    if (isLoading) return
    isLoading = true
    // For styles: what a page keeps back until its guest is there.
    document.documentElement.dataset.woken = ''
    const files = loadFiles()
    Promise.all([load(), loadSheets()])
      .then(([client]) => client.wakePage(files))
      .catch((error: unknown) => logWarning('This page could not be hydrated.', error))
  }
  onIntent(wake)
  recordInput(wake)
  void awake.then(() => {
    document.documentElement.dataset.woken = 'awake'
    setTimeout(hoverAgain)
  })
  const { client } = document.documentElement.dataset
  if (hasBegun(readBeginning())) {
    wake()
    return
  }
  if (client === undefined || hasWork(readFacts())) {
    whenIdle(wake)
    return
  }
  if (client === 'moved') onMove(wake)
  onNearPart(wake)
  if (document.querySelector('[data-wakes="stayed"]')) onStayed(wake)
  onFirstMessage(wake, window)
  followTabs(wake, awake)
}

function readFacts(): PageFacts {
  const { cookie, documentElement } = document
  const { dataset } = documentElement
  return { cookie, address: location, consent: consentStore.get(), dataset, isDeveloper: isDeveloperMode() }
}

function readBeginning(): Beginning {
  const { activeElement, body, documentElement } = document
  const isFocused = activeElement !== null && activeElement !== body
  return { isFocused, scrollY: window.scrollY, client: documentElement.dataset.client }
}

/** What the header shows of a guest changes in all tabs of the browser. */
function followTabs(wake: () => void, awake: Promise<void>): void {
  const look = (): void => {
    if (hasWork(readFacts())) wake()
  }
  for (const name of ['session', 'favorites']) {
    const tabs = watchOtherTabs(name, look, wake)
    tabs.start()
    void awake.then(tabs.stop)
  }
}

/**
 * The files of the page, all at the same time: each of them would name the next one only when it has come. False if one
 * could not be fetched: the page then stays as the server wrote it, unless there is a newer build.
 */
async function loadFiles(): Promise<boolean> {
  const files = (document.documentElement.dataset.files ?? '').split(' ').filter((href) => href !== '')
  const links = files.map((href) => createLink('modulepreload', href))
  const fetched = Promise.all(links.map(isFetched))
  document.head.append(...links)
  const isComplete = (await fetched).every(Boolean)
  if (!isComplete) leaveOldBuild()
  return isComplete
}

function isFetched(link: HTMLLinkElement): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  link.onload = () => resolve(true)
  link.onerror = () => resolve(false)
  return promise
}

/**
 * A stored page has only the rules of what it shows. Whole stylesheets come with React, so that nothing opens without its
 * style. They are placed behind all rules of the page, by their precedence.
 */
async function loadSheets(): Promise<void> {
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-sheets]')]
  const links = styles.flatMap(({ dataset: { sheets = '', precedence = '' } }) =>
    sheets.split(' ').map((href) => createSheet(href, precedence)),
  )
  await addSheets(links, () => {
    styles.at(-1)?.after(...links)
    for (const { dataset } of styles) delete dataset.precedence
  })
}

/** What the pointer has come to before React could hear of it, such as an entry of the menu. A finger does not hover. */
function hoverAgain(): void {
  if (!window.matchMedia('(hover: hover)').matches) return
  const hovered = [...document.querySelectorAll(':hover')].at(-1)
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}
