import type { RichText as RichTextValue } from '@marram/contract/content/rich-text-shape'
import type { Entrance } from '@marram/contract/content/section-shape'
import { ContentButton } from '../blocks/content-button.tsx'
import { useContentEnvironment } from '../content-environment.ts'
import { tabAttributes } from '../content-link.tsx'
import type { SectionOf } from '../content-model.ts'
import { CoverPicture } from '../cover-picture.tsx'
import { presentLink } from '../rules/link-rules.ts'
import { timelineOf } from '../rules/timeline.ts'
import { SectionFrame, type SectionLevel, type SectionProps } from './section-frame.tsx'
import { SectionBody } from './text-sections.tsx'

type BannerSectionProps = SectionProps<SectionOf<'SectionBanner'>> & {
  /** The banner precedes the h1 of the page, so it must not contain a heading. */
  readonly isAboveTitle?: boolean
}

/** Text over a picture, or over a sand background without one. */
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
      {image ? (
        <CoverPicture asset={image} width={1600} height={600} sizes="100vw" priority={isAboveTitle === true} />
      ) : null}
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
          {text ? <TextWithYears value={text} title={title} level={level} idPrefix={idPrefix} /> : null}
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

type TextWithYearsProps = {
  readonly value: RichTextValue
  readonly title: string | null
  readonly level: SectionLevel
  readonly idPrefix: string
}

/** Headings that begin with a year form a timeline of short stops. */
function TextWithYears({ value, ...place }: TextWithYearsProps) {
  const { before, stops, after } = timelineOf(value)
  if (stops.length === 0) return <SectionBody value={value} {...place} />
  return (
    <>
      {hasText(before) ? <SectionBody value={before} {...place} /> : null}
      <ol className="years">
        {stops.map(({ year, title, text }) => (
          <li key={`${year} ${title}`} className="years__stop">
            <b className="num">{year}</b> <span>{title}</span>
            {hasText(text) ? <SectionBody value={text} {...place} idPrefix={`${place.idPrefix}${year}-`} /> : null}
          </li>
        ))}
      </ol>
      {hasText(after) ? <SectionBody value={after} {...place} idPrefix={`${place.idPrefix}after-`} /> : null}
    </>
  )
}

function hasText({ json }: RichTextValue): boolean {
  return (json.content ?? []).length > 0
}

/** Tiles that link to pages. A page that does not exist in this edition gets no tile. */
export function EntrancesSection({ section, ...place }: SectionProps<SectionOf<'SectionEntrances'>>) {
  const items = section.items.flatMap((item) => (item.path ? [{ ...item, path: item.path }] : []))
  if (items.length === 0) return null
  const { path, title } = section.link ?? {}
  const label = section.linkText || title
  return (
    <SectionFrame
      {...place}
      title={section.title}
      intro={section.intro}
      {...(path && label ? { link: { href: path, label } } : {})}
    >
      <ul className="entrances">
        {items.map((item) => (
          <li key={item.id}>
            <EntranceTile {...item} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

function EntranceTile({ title, text, image, path }: Entrance & { readonly path: string }) {
  const link = presentLink(path, useContentEnvironment())
  if (link === null) return null
  return (
    <a href={link.href} className={image ? 'area-tile' : 'area-tile entrance--plain'} {...tabAttributes(link)}>
      {image ? (
        <CoverPicture asset={image} alt="" width={795} height={530} sizes="(width >= 64rem) 33vw, 100vw" />
      ) : null}
      <span className="area-tile__text">
        <b>{title}</b>
        {text ? <span>{text}</span> : null}
      </span>
    </a>
  )
}
