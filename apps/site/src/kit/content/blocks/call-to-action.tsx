import type { EmbedOf } from '../content-model.ts'
import { ContentButton } from './content-button.tsx'

type CallToActionProps = { readonly entry: EmbedOf<'CallToAction'>; readonly isAlone?: boolean }

export function CallToAction({ entry, isAlone = false }: CallToActionProps) {
  const { title, type, buttonShape, internalLink, url } = entry
  return (
    <ContentButton title={title} uri={internalLink?.path ?? url} colour={type} shape={buttonShape} isAlone={isAlone} />
  )
}
