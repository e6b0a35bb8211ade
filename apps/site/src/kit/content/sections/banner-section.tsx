import { ContentButton } from '../blocks/content-button.tsx'
import type { SectionOf } from '../content-model.ts'
import { CoverPicture } from '../cover-picture.tsx'
import type { SectionProps } from './section-frame.tsx'

type BannerSectionProps = SectionProps<SectionOf<'SectionBanner'>> & {
  /** Its words come before the title of the page, and no heading may. */
  readonly isAboveTitle?: boolean
}

/** Words over a picture; without one, on the sand. */
export function BannerSection({ section, level, idPrefix, place, isAboveTitle }: BannerSectionProps) {
  const { title, text, image, link, url, linkText, colour } = section
  if (!title && !text && image === null) return null
  const isSection = title && !isAboveTitle
  const Part = isSection ? 'section' : 'div'
  const Heading = isAboveTitle ? 'p' : (`h${level}` as const)
  const titleId = `${idPrefix}title`
  return (
    <Part
      className={`banner banner--${place}${image ? ' banner--picture' : ''}`}
      {...(isSection ? { 'aria-labelledby': titleId } : {})}
    >
      {image ? <CoverPicture asset={image} width={1600} height={600} sizes="100vw" /> : null}
      <div className="wrap">
        <div className="banner__text">
          {title ? (
            <Heading id={titleId} className="banner__title">
              {title}
            </Heading>
          ) : null}
          {text ? <p>{text}</p> : null}
          <ContentButton title={linkText || link?.title || null} uri={link?.path ?? url} colour={colour} shape={null} />
        </div>
      </div>
    </Part>
  )
}
