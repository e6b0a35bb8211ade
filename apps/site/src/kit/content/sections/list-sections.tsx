import { Accordion } from '@marram/ui/accordion'
import { Carousel } from '@marram/ui/carousel'
import { EmployeeList } from '../blocks/employee-card.tsx'
import { useContentEnvironment } from '../content-environment.ts'
import type { SectionOf } from '../content-model.ts'
import { CoverPicture } from '../cover-picture.tsx'
import { RichText } from '../rich-text.tsx'
import { levelAt } from '../rules/outline.ts'
import { SectionFrame, type SectionProps } from './section-frame.tsx'

/** Per recommendation. */
const maxPictures = 5

export function EmployeesSection({ section, ...place }: SectionProps<SectionOf<'SectionEmployees'>>) {
  if (section.employees.length === 0) return null
  return (
    <SectionFrame {...place} title={section.title}>
      <EmployeeList employees={section.employees} />
    </SectionFrame>
  )
}

/** Answers are native disclosures, so they open without script. */
export function FaqSection({ section, ...place }: SectionProps<SectionOf<'SectionFaq'>>) {
  const faqs = section.faqs.flatMap(({ answer, ...faq }) => (answer === null ? [] : [{ ...faq, answer }]))
  if (faqs.length === 0) return null
  const items = faqs.map(({ sys, question, answer }, index) => ({
    key: sys.id,
    title: question,
    content: <RichText value={answer} level={levelAt(place.level, 1)} idPrefix={`${place.idPrefix}${index + 1}-`} />,
  }))
  return (
    <SectionFrame {...place} title={section.title} isText>
      <Accordion items={items} />
    </SectionFrame>
  )
}

export function GallerySection({ section, ...place }: SectionProps<SectionOf<'SectionGallery'>>) {
  const { messages } = useContentEnvironment()
  if (section.images.length === 0) return null
  const { pictures, previous, next, position } = messages.content.gallery
  return (
    <SectionFrame {...place} title={section.title} isLandmark={false}>
      <div className="content-gallery">
        <Carousel
          label={section.title || pictures}
          previousLabel={previous}
          nextLabel={next}
          position={position}
          slides={section.images.map((asset) => ({
            key: asset.sys.id,
            content: <CoverPicture asset={asset} width={1232} height={821} sizes="(width >= 64rem) 50vw, 100vw" />,
          }))}
        />
      </div>
    </SectionFrame>
  )
}

/** Guests' recommendations of the agency, each with up to five of their pictures. */
export function RecommendationsSection({ section, ...place }: SectionProps<SectionOf<'SectionRecommendations'>>) {
  if (section.recommendations.length === 0) return null
  return (
    <SectionFrame {...place} title={section.title} ground="white">
      <ul className="recommendations">
        {section.recommendations.map(({ sys, text, name, place: home, images }) => (
          <li key={sys.id} className="recommendation">
            <figure className="recommendation__words">
              <blockquote>
                <p>{text}</p>
              </blockquote>
              {name ? <figcaption>{[name, home].filter(Boolean).join(', ')}</figcaption> : null}
            </figure>
            {images.length > 0 ? (
              <div className="recommendation__pictures">
                {images.slice(0, maxPictures).map((asset) => (
                  <CoverPicture key={asset.sys.id} asset={asset} width={240} height={160} sizes="240px" />
                ))}
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
