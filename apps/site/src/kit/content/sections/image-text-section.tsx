import { ContentButton } from '../blocks/content-button.tsx'
import type { SectionOf } from '../content-model.ts'
import { CoverPicture } from '../cover-picture.tsx'
import { SectionBody } from './section-body.tsx'
import type { SectionProps } from './section-frame.tsx'

/** A picture beside a text; on a phone the picture comes first. */
export function ImageTextSection({ section, level, idPrefix, place }: SectionProps<SectionOf<'SectionImageText'>>) {
  const { title, text, image, imageSide, link, linkText } = section
  if (!title && text === null) return null
  const Heading = `h${level}` as const
  const titleId = `${idPrefix}title`
  return (
    <section
      className={place === 'sidebar' ? 'panel panel--flat sidebar-section' : 'section section--tight'}
      {...(title ? { 'aria-labelledby': titleId } : {})}
    >
      <div className={`image-text image-text--${place} image-text--${imageSide === 'right' ? 'right' : 'left'}`}>
        {image ? (
          <div>
            <CoverPicture asset={image} width={795} height={636} sizes="(width >= 64rem) 40rem, 100vw" />
          </div>
        ) : null}
        <div className="stack">
          {title ? <Heading id={titleId}>{title}</Heading> : null}
          <SectionBody value={text} title={title} level={level} idPrefix={idPrefix} />
          <ContentButton
            title={linkText || link?.title || null}
            uri={link?.path ?? null}
            colour={null}
            shape={null}
            isAlone
          />
        </div>
      </div>
    </section>
  )
}
