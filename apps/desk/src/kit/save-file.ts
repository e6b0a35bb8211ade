/** Offers a file as a download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser needs it until the download has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
