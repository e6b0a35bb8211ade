import { pictureTagByKey } from '@marram/domain/picture-tag'
import { standardTerms } from '@marram/domain/terms'
import { formatFor } from '@marram/i18n/format'
import { da } from '@marram/i18n/messages/da'
import { de } from '@marram/i18n/messages/de'
import { house as danish } from '@marram/i18n/messages/house/da'
import { house as german } from '@marram/i18n/messages/house/de'
import { house as english } from '@marram/i18n/messages/house/en'
import { describe, expect, test } from 'vitest'
import { goodToKnow } from './lodging-description.tsx'
import { facilitySections, topFacilities } from './lodging-facilities.tsx'
import { factsOf } from './lodging-facts.tsx'
import { lodgingPictures } from './lodging-pictures.ts'
import { cancellationRules, choresOf, guestRules, livingRules, timeRules } from './lodging-rules.tsx'
import { paragraphsOf } from './story-paragraphs.ts'
import { exampleFacility, exampleItem, exampleLodging } from './testing/lodging-example.ts'

const format = formatFor('de')
const without = (...keys: string[]) => exampleLodging().facilities.filter(({ key }) => !keys.includes(key))

describe('the facts of a house', () => {
  const facts = (house = exampleLodging()) => factsOf(house, format, german.facts, de.lodging).map(({ text }) => text)

  test('are the eight that a family asks first', () => {
    expect(facts()).toEqual([
      '8 Personen',
      '4 Schlafzimmer',
      '2 Bäder',
      '128\u00a0m²',
      '350\u00a0m zum Meer',
      '2 Haustiere erlaubt',
      '1,2\u00a0km zum Einkaufen',
      'Nichtraucherhaus',
    ])
  })

  test('make room for others if the house lacks one', () => {
    const shown = facts(exampleLodging({ facilities: without('distance-shop', 'pets-max', 'non-smoking') }))
    expect(shown).toEqual(expect.arrayContaining(['Keine Haustiere', '1.800 m² Grundstück', 'Baujahr 1978']))
    expect(shown).toHaveLength(8)
  })
})

describe('the pictures of a house', () => {
  test('are named by their rooms, numbered if there are several', () => {
    const pictures = lodgingPictures(exampleLodging(), 'da', danish.pictures)
    expect(pictures.map(({ caption }) => caption)).toEqual([
      'Huset udefra',
      'Stue',
      'Terrasse',
      'Køkken',
      'Soveværelse 1',
      'Soveværelse 2',
      'Badeværelse',
      'Omegnen',
      'Plantegning',
    ])
  })

  test('link to the film of a video, and name videos and panoramas as such', () => {
    const [first] = exampleLodging().images
    if (!first) throw new Error('The example has no picture.')
    const videoUrl = 'https://vimeo.com/76979871'
    const images = [first, { ...first, kind: 'video' as const, videoUrl }, { ...first, kind: 'panorama' as const }]
    const [, video, panorama] = lodgingPictures({ images }, 'de', german.pictures)
    expect(video).toMatchObject({ caption: 'Video', href: videoUrl })
    expect(panorama).toMatchObject({ caption: 'Panorama', href: expect.stringContaining('format=jpg') })
  })

  test('have the sentence of the agency, if it wrote one', () => {
    const images = exampleLodging().images.map((image, at) => ({ ...image, alt: at === 4 ? 'Seng ved vinduet' : null }))
    const captions = lodgingPictures({ images }, 'da', danish.pictures).map(({ caption }) => caption)
    expect(captions.slice(3, 6)).toEqual(['Køkken', 'Seng ved vinduet', 'Soveværelse 2'])
  })

  test('of the agency are the same in every edition', () => {
    const [first] = exampleLodging().images
    if (!first) throw new Error('The example has no picture.')
    const plan = { ...first, url: 'uploads/0.jpg#aabbcc-aabbcc-aabbcc', tagIds: [pictureTagByKey('floor-plan').id] }
    const [own] = lodgingPictures({ images: [plan] }, 'en', english.pictures)
    expect(own?.src).toBe('/services/images/own/uploads/0.jpg')
  })

  test('are requested per edition if they contain words', () => {
    const plan = lodgingPictures(exampleLodging(), 'en', english.pictures).at(-1)
    expect(plan?.src).toBe('/services/images/own/demo/floor-plan/b2417/8?lan=7')
    expect(plan?.href).toBe('/services/images/own/demo/floor-plan/b2417/8?lan=7&format=jpg&w=1800')
  })
})

describe('the facilities', () => {
  const sections = facilitySections(exampleLodging(), format, german.plan)

  test('are in one group each, with their values in words', () => {
    const lines = Object.fromEntries(sections.map(({ key, lines }) => [key, lines.map(({ text }) => text)]))
    expect(lines.wellness).toEqual(['Sauna', 'Außenwhirlpool', 'Whirlpool'])
    expect(lines.technology).toEqual(['Internet, WLAN, 250\u00a0Mbit/s'])
    expect(lines.energy).toEqual(['Heizung: Wärmepumpe'])
    expect(lines.house).toEqual(['Wohnfläche: 128\u00a0m²', 'Baujahr: 1978'])
    expect(lines.outdoors).toEqual(['Grundstück: 1.800\u00a0m²'])
  })

  test('leave distances and rules to their own sections, and omit zero', () => {
    const house = exampleLodging({ facilities: [...without('pets-max'), exampleFacility('pets-max', '0')] })
    const all = facilitySections(house, format, german.plan).flatMap(({ lines }) => lines.map(({ key }) => key))
    expect(all).not.toContain('distance-beach')
    expect(all).not.toContain('pets-max')
    expect(all).not.toContain('non-smoking')
  })

  test('say nothing twice', () => {
    const keys = (...facilities: Parameters<typeof exampleFacility>[]) =>
      facilitySections(
        exampleLodging({ facilities: facilities.map((one) => exampleFacility(...one)) }),
        format,
        german.plan,
      ).flatMap(({ lines }) => lines.map(({ key }) => key))
    expect(keys(['pool'], ['indoor-pool'], ['terrace'], ['open-terraces', '2'])).toEqual([
      'indoor-pool',
      'open-terraces',
    ])
    expect(keys(['heat-pump'], ['heating', 'heat-pump'])).toEqual(['heating'])
    expect(keys(['pool'], ['terrace'], ['heat-pump'], ['heating', 'electric'])).toEqual([
      'pool',
      'heat-pump',
      'heating',
      'terrace',
    ])
  })

  test('name the room and size of beds, if the catalogue has them', () => {
    const rooms = 'bedroom: double 180x200; bedroom: bunk 80x200; bedroom: double 160x200; living: sofa 140x200'
    const house = exampleLodging({ meta: { consumptionPersonsPrDay: null, viewCount: 0, rooms } })
    const lines = facilitySections(house, format, german.plan).find(({ key }) => key === 'sleeping')?.lines
    expect(lines?.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Schlafzimmer: 4',
      'Doppelbetten: 2 (Schlafzimmer 1 und 3, 180 × 200 cm, 160 × 200 cm)',
      'Etagenbetten: 1 (Schlafzimmer 2, 80 × 200 cm)',
      'Schlafsofas: 1 (Wohnzimmer, 140 × 200 cm)',
    ])
  })

  test('begin with eight that guests choose a house by, the rarest first', () => {
    const top = topFacilities(sections).map(({ key }) => key)
    expect(top).toHaveLength(8)
    expect(top.slice(0, 4)).toEqual(['outdoor-spa', 'sauna', 'spa', 'dishwasher'])
    expect(topFacilities(sections.slice(0, 1)).length).toBeLessThan(8)
  })
})

describe('before booking a guest reads', () => {
  const withCleaning = (isMandatory: boolean) => {
    const house = exampleLodging()
    return { ...house, pricePlan: { ...house.pricePlan, items: [exampleItem('cleaning', { isMandatory })] } }
  }
  const withoutCleaning = { ...exampleLodging(), pricePlan: { ...exampleLodging().pricePlan, items: [] } }

  test('who cleans, and by when to leave', () => {
    expect(timeRules(withCleaning(true), format, german.rules)[1]).toContain('bis 9\u00a0Uhr')
    expect(timeRules(withCleaning(false), format, german.rules)[1]).toContain('bis 10\u00a0Uhr')
    expect(timeRules(withCleaning(false), format, german.rules)[1]).toContain(
      'mit bestellter Endreinigung bis 9\u00a0Uhr',
    )
    expect(timeRules(withoutCleaning, format, german.rules)[1]).not.toContain('9\u00a0Uhr')
  })

  test('the chores of the last day, which depend on who cleans', () => {
    expect(choresOf(withCleaning(true), german.rules)).toEqual(german.rules.choresAgency)
    expect(choresOf(withCleaning(false), german.rules)).toContain(german.rules.choresChoice)
    expect(choresOf(withoutCleaning, german.rules)).toEqual(german.rules.choresOwn)
  })

  test('what is not in the price', () => {
    const lines = goodToKnow(exampleLodging(), formatFor('da'), 'DKK', danish.story)
    expect(lines[0]).toBe('Du gør selv rent eller bestiller slutrengøring for 1.050\u00a0kr.')
    expect(lines).toContain(danish.story.metered)
    expect(lines).toContain(danish.story.bringLinen)
    expect(goodToKnow(withCleaning(true), format, 'EUR', german.story)).not.toContain(german.story.metered)
  })

  test('the maximum of guests, with an infant on top, and the allowed animals', () => {
    expect(guestRules(exampleLodging(), da.lodging.persons(8), danish.rules)[0]).toMatch(/8 personer.*under tre år/)
    expect(guestRules(exampleLodging(), '8', german.rules)).toContain('2 Haustiere sind erlaubt.')
    const noPets = exampleLodging({ facilities: without('pets-max') })
    expect(guestRules(noPets, '8', german.rules)).toContain('Haustiere sind nicht erlaubt.')
  })

  test('the rules for smoking and parties', () => {
    expect(livingRules(exampleLodging(), german.rules)).not.toContain(german.rules.noParties)
    const quiet = exampleLodging({ facilities: [...without('non-smoking'), exampleFacility('no-events')] })
    expect(livingRules(quiet, german.rules).slice(0, 2)).toEqual([german.rules.smoking, german.rules.noParties])
  })

  test('the terms of today, whatever they are', () => {
    const terms = {
      ...standardTerms,
      checkInHour: 16,
      checkOutHour: { ownCleaning: 11, agencyCleaning: 8 },
      minRenterAge: 21,
      cancellation: [{ fromDaysBefore: 40, keptPercent: 15 }],
    }
    const house = exampleLodging({ terms, pricePlan: withCleaning(false).pricePlan })
    expect(timeRules(house, formatFor('en'), english.rules).slice(0, 2)).toEqual([
      english.rules.arrival('4\u00a0pm'),
      english.rules.departureEither('11\u00a0am', '8\u00a0am'),
    ])
    expect(guestRules(house, '8', english.rules)).toContain(english.rules.age(21))
    expect(cancellationRules(house, english.rules)).toEqual([
      'up to 40 days before arrival: 15%',
      'less than 40 days before arrival: 100%',
    ])
  })

  test('every step of the cancellation ladder', () => {
    expect(cancellationRules(exampleLodging(), english.rules)).toEqual([
      'up to 90 days before arrival: 20%',
      'up to 60 days before arrival: 50%',
      'up to 30 days before arrival: 70%',
      'up to 15 days before arrival: 90%',
      'less than 15 days before arrival: 100%',
    ])
  })
})

test('an owner’s text is split into paragraphs, regardless of its line breaks', () => {
  expect(paragraphsOf('Ein  Satz\nüber zwei Zeilen.\r\n \r\n\n<b>Noch</b> einer.\n')).toEqual([
    'Ein Satz über zwei Zeilen.',
    '<b>Noch</b> einer.',
  ])
})
