/** For editors and developers only. */
export const preview = {
  title: 'Preview',
  drafts: 'You’re seeing drafts that guests can’t see yet.',
  published: 'Bypassing the cache: you’re seeing what’s published right now.',
  end: 'End preview',
  developer: 'Developer mode',
  build: 'Build',
  edition: 'Edition',
  address: 'Address',
  entry: 'Entry',
  parts: 'Data of this page',
}

export type PreviewMessages = typeof preview
