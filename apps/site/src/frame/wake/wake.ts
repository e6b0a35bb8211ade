import { recordInput } from '../../kit/early-input.ts'
import { pressHeart } from '../../kit/favorites/early-heart.ts'
import { addSheets, createLink, createSheet } from '../../kit/load-styles.ts'
import { logWarning } from '../../kit/log.ts'
import { showSheet } from '../../kit/sheet.ts'
import { watchOtherTabs } from '../../kit/tabs.ts'
import { whenIdle, whenLoaded } from '../../kit/when-idle.ts'
import { consentStore } from '../consent/consent-choice.ts'
import { isDeveloperMode } from '../editor/developer-mode.ts'
import { onFirstMessage } from '../editor/early-messages.ts'
import { leaveOldBuild } from '../navigation/missing-chunks.ts'
import { afterTap, watchTaps } from './after-tap.ts'
import { onIntent, onMove, onNearPart, onStayed } from './intent.ts'
import { type Beginning, hasBegun, hasWork, type PageFacts } from './wake-reasons.ts'

const { promise: awake, resolve: markAwake } = Promise.withResolvers<void>()

type Client = { readonly wakePage: (files: Promise<boolean>) => Promise<void> }

/** Called by the frame once it is hydrated. */
export { markAwake }

/**
 * Loads React and hydrates the page: at the first intent, or when the page is painted and the browser idle. A page with
 * deferred hydration (`client` in the page table) skips the latter, unless it has work to do.
 */
export function startWaking(load: () => Promise<Client>): void {
  let isLoading = false
  const wake = (): void => {
    if (isLoading) return
    isLoading = true
    void afterTap().then(start)
  }
  const start = (): void => {
    // Lets styles reveal elements that a page hides until a guest is present.
    document.documentElement.dataset.woken = ''
    const files = loadFiles()
    preload(readyFiles())
    Promise.all([load(), loadSheets()])
      .then(([client]) => client.wakePage(files))
      .catch((error: unknown) => logWarning('Hydrating this page failed.', error))
  }
  watchTaps()
  onIntent(wake)
  recordInput(wake, (control) => pressHeart(control) || showSheet(control))
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
  // Reading an article needs no script, so prefetching would be wasted; `data-ahead` marks forms that all guests fill in.
  if (client === 'moved' || document.querySelector('[data-ahead]')) whenLoaded(fetchAhead)
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

/** The header's account data, synced across tabs. */
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

/** Each link starts a request, and each insertion into the head restyles the page. */
const linksAtOnce = 4

/**
 * Prefetches scripts for the first tap after the load event, without running them. Skipped for guests who save data:
 * they load them on the tap. Adds a few links per idle moment, since 20 requests in one task block a phone. Ends when
 * the page wakes, which loads the same files.
 */
function fetchAhead(): void {
  const { connection }: Navigator & { readonly connection?: { readonly saveData?: boolean } } = navigator
  if (connection?.saveData === true) return
  const scripts = [...pageFiles(), ...readyFiles()].map((href) => ({ href, as: 'script' }))
  const sheets = sheetsOfPage().map(({ href }) => ({ href, as: 'style' }))
  const waiting = [...scripts, ...sheets]
  const fetchNext = (): void => {
    const next = waiting.splice(0, linksAtOnce)
    if (next.length === 0 || document.documentElement.dataset.woken !== undefined) return
    document.head.append(...next.map(({ href, as }) => Object.assign(createLink('prefetch', href), { as })))
    whenIdle(fetchNext)
  }
  fetchNext()
}

function pageFiles(): readonly string[] {
  return named(document.documentElement.dataset.files)
}

/** Scripts of parts and texts. A part retries its script if one fails. */
function readyFiles(): readonly string[] {
  return named(document.documentElement.dataset.readyFiles)
}

function named(files = ''): readonly string[] {
  return files.split(' ').filter((href) => href !== '')
}

function preload(files: readonly string[]): readonly HTMLLinkElement[] {
  const links = files.map((href) => createLink('modulepreload', href))
  document.head.append(...links)
  return links
}

/**
 * Loads the page's files in parallel: sequentially each would reveal the next. Returns false if one failed: the page
 * then stays as server HTML, unless there is a newer build.
 */
async function loadFiles(): Promise<boolean> {
  const fetched = await Promise.all(preload(pageFiles()).map(isFetched))
  const isComplete = fetched.every(Boolean)
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
 * Loads the whole stylesheets with React, since a stored page only has the rules of its visible parts. They are placed
 * after all rules of the page, by precedence.
 */
async function loadSheets(): Promise<void> {
  const styles = stylesOfPage()
  const links = sheetsOfPage().map(({ href, precedence }) => createSheet(href, precedence))
  await addSheets(links, () => {
    styles.at(-1)?.after(...links)
    for (const { dataset } of styles) delete dataset.precedence
  })
}

function stylesOfPage(): readonly HTMLStyleElement[] {
  return [...document.querySelectorAll<HTMLStyleElement>('style[data-sheets]')]
}

function sheetsOfPage(): readonly { readonly href: string; readonly precedence: string }[] {
  return stylesOfPage().flatMap(({ dataset: { sheets = '', precedence = '' } }) =>
    sheets.split(' ').map((href) => ({ href, precedence })),
  )
}

/** Replays a hover from before hydration, such as on a menu entry. Touch has no hover. */
function hoverAgain(): void {
  if (!window.matchMedia('(hover: hover)').matches) return
  const hovered = [...document.querySelectorAll(':hover')].at(-1)
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}
