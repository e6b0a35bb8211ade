import type { PreviewMessages } from './en.ts'

export const preview: PreviewMessages = {
  title: 'Forhåndsvisning',
  drafts: 'Du ser udkast, som gæsterne ikke ser endnu.',
  published: 'Uden om cachen: Du ser det, der er udgivet lige nu.',
  end: 'Slut forhåndsvisning',
  developer: 'Udviklertilstand',
  build: 'Udgave',
  edition: 'Sprogudgave',
  address: 'Sti',
  entry: 'Indlæg',
  parts: 'Data på siden',
}
