/** For editors and developers only. */
export const preview = {
  title: 'Preview',
  drafts: 'You see drafts that guests do not see yet.',
  published: 'Past the cache: you see what is published at this moment.',
  end: 'End preview',
  developer: 'Developer mode',
  build: 'Build',
  edition: 'Edition',
  address: 'Address',
  entry: 'Entry',
  parts: 'Data of this page',
}

export type PreviewMessages = typeof preview
