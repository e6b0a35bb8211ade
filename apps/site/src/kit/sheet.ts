/**
 * Opens a sheet that the server has written as a closed dialog, for a button that names it (`data-shows`). The browser's own
 * dialog needs no React, so the first script does it as well. False for any other control.
 */
export function showSheet(control: Element): boolean {
  const id = control instanceof HTMLElement ? control.dataset.shows : undefined
  const sheet = id === undefined ? null : document.getElementById(id)
  if (!(sheet instanceof HTMLDialogElement)) return false
  if (!sheet.open) sheet.showModal()
  return true
}

/** Calls `onChange` now and whenever the dialog is opened or closed, by whatever code or key. */
export function watchSheet(sheet: HTMLDialogElement, onChange: (isOpen: boolean) => void): () => void {
  const tell = (): void => onChange(sheet.open)
  const observer = new MutationObserver(tell)
  observer.observe(sheet, { attributes: true, attributeFilter: ['open'] })
  tell()
  return () => observer.disconnect()
}
