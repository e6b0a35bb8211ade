import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { editionByKey } from '@marram/domain/edition'
import { type Currency, type Format, formatFor } from '@marram/i18n/format'
import type { HouseMessages } from '@marram/i18n/messages/house/en'
import { ContentFrame } from '../kit/content/blocks/content-frame.tsx'
import { isFrameAllowed } from '../kit/content/rules/video-source.ts'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { LodgingContent } from './lodging-content.tsx'
import { LodgingFacilities } from './lodging-facilities.tsx'
import { cleaningOf, facilityNumber, hasFacility } from './lodging-facility.ts'
import { LodgingPlan } from './plan/lodging-plan.tsx'
import { paragraphsOf } from './story-paragraphs.ts'

export function LodgingDescription({ lodging }: { lodging: LodgingPage }) {
  return (
    <>
      <PartBoundary>
        <LodgingStory lodging={lodging} />
      </PartBoundary>
      <PartBoundary>
        <LodgingFacilities lodging={lodging} />
      </PartBoundary>
      <PartBoundary>
        <LodgingPlan lodging={lodging} />
      </PartBoundary>
    </>
  )
}

/** The agency's description of the house, and facts to know before booking. */
function LodgingStory({ lodging }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const words = usePageMessages('house').story
  const { currency } = editionByKey(scope.edition)
  const { body, embeddedVideoHtml } = lodging.description
  return (
    <section className="house__section prose" aria-labelledby="story">
      <h2 id="story">{words.title}</h2>
      {paragraphsOf(body).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3 className="minor">{words.goodToKnow}</h3>
      <ul>
        {goodToKnow(lodging, formatFor(scope.edition), currency, words).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {embeddedVideoHtml ? <LodgingFilm html={embeddedVideoHtml} untitled={words.film} /> : null}
    </section>
  )
}

type Words = HouseMessages['story']

/** Facts that would surprise a guest on arrival. */
export function goodToKnow(lodging: LodgingPage, format: Format, currency: Currency, words: Words): string[] {
  const price = (amounts: Readonly<Record<Currency, number>>) => format.money(amounts[currency], currency)
  const { items } = lodging.pricePlan
  const cleaning = cleaningOf(lodging)
  const linen = items.find(({ type }) => type === 'linen')
  const sofas = facilityNumber(lodging, 'sofa-beds')
  const loft = facilityNumber(lodging, 'loft-places')
  const sentences: readonly (string | false)[] = [
    cleaning.kind === 'included' && words.cleaningIncluded,
    cleaning.kind === 'optional' && words.cleaningOptional(price(cleaning.item.unitPrice)),
    items.some(({ chargeType }) => chargeType === 'metered') && words.metered,
    linen ? !linen.isMandatory && words.linen(price(linen.unitPrice)) : words.bringLinen,
    sofas > 0 && words.sofaBeds(sofas),
    loft > 0 && words.loft(loft),
    facilityNumber(lodging, 'storeys') > 1 && words.storeys,
    !hasFacility(lodging, 'internet') && words.noInternet,
    hasFacility(lodging, 'hypoallergenic') && words.hypoallergenic,
  ]
  return sentences.filter((line) => line !== false)
}

/** A video from an allowed host, loaded only on request. */
function LodgingFilm({ html, untitled }: { html: string; untitled: string }) {
  const film = findFilm(html, usePageContext().scope.frameHosts)
  if (film === null) return null
  return (
    <LodgingContent>
      <ContentFrame src={film.src} page={film.src} title={film.title || untitled} />
    </LodgingContent>
  )
}

type FilmSource = { readonly src: string; readonly title: string }

const iframeTag = /<iframe\b[^>]*>/i
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

/**
 * The video in an owner's markup. Nothing of the markup reaches the page except an address on an allowed host and a
 * title, both as plain text.
 */
export function findFilm(html: string, frameHosts: readonly string[]): FilmSource | null {
  const tag = iframeTag.exec(html)?.[0]
  if (tag === undefined) return null
  const src = attributeOf(tag, 'src')
  return isFrameAllowed(src, frameHosts) ? { src, title: attributeOf(tag, 'title') } : null
}

function attributeOf(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)
  return (found?.[1] ?? found?.[2] ?? '').replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => entities[entity] ?? entity)
}
