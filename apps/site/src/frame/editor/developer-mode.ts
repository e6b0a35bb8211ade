const key = 'developer-mode'

/** True if this tab shows developer information. Lasts as long as the tab; without storage, for one page. */
export function isDeveloperMode(): boolean {
  try {
    return window.sessionStorage.getItem(key) === '1'
  } catch {
    return false
  }
}

export function keepDeveloperMode(isOn: boolean): void {
  try {
    if (isOn) window.sessionStorage.setItem(key, '1')
    else window.sessionStorage.removeItem(key)
  } catch {}
}
