import { createStore } from '../../kit/store.ts'

const key = 'developer-mode'

/** Whether this tab shows what a page is made of. Lasts as long as the tab. */
export const developerMode = createStore(false)

export function readDeveloperMode(): void {
  try {
    developerMode.set(window.sessionStorage.getItem(key) === '1')
  } catch {
    // Without storage the mode lasts for one page.
  }
}

export function setDeveloperMode(isOn: boolean): void {
  developerMode.set(isOn)
  try {
    if (isOn) window.sessionStorage.setItem(key, '1')
    else window.sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
}
