import type { EditionKey } from '@marram/i18n/edition-key'
import { emptySettings, type FrameData, type MenuItem } from '../frame/frame-data.ts'
import { sceneUrl } from '../kit/pictures.ts'
import { certificates, departments, partners } from './frame-example-footer.ts'
import { exampleWords } from './frame-example-words.ts'

const plain = { key: null, kind: 'link', label: null, text: null, picture: null, items: [] } as const

function link(id: string, title: string, more: Partial<MenuItem> = {}): MenuItem {
  return { ...plain, id, title, href: `/dev/frame/?to=${id}`, ...more }
}

function places(names: readonly string[]): MenuItem[] {
  return names.map((name) =>
    link(name.toLowerCase().replaceAll(' ', '-'), name, name === 'Klegod' ? { label: 'news' } : {}),
  )
}

const north = ['Søndervig', 'Klegod', 'Hvide Sande', 'Årgab', 'Bjerregård']
const middle = ['Nymindegab', 'Houstrup', 'Henne Strand', 'Grærup', 'Vejers Strand']
const south = ['Blåvand', 'Ho', 'Oksbøl', 'Fanø', 'Rømø']

/** A frame in which every part is filled, for an agency with or without content. */
export function frameExample(edition: EditionKey): FrameData {
  const words = exampleWords[edition]
  const group = (id: string, title: string, names: readonly string[]): MenuItem =>
    link(id, title, { kind: 'list', href: null, items: places(names) })
  const tile = (id: string, [title, text]: readonly [string, string], kind: string, mood: string): MenuItem =>
    link(id, title, { text, picture: { url: sceneUrl(kind, `menu-${id}`, mood) } })
  return {
    main: [
      link('houses', words.houses, {
        kind: 'list',
        text: null,
        items: words.houseLinks.map((title, index) => link(`house-${index}`, title)),
      }),
      link('areas', words.areas, {
        kind: 'megamenu',
        text: words.areasText,
        items: [
          group('north', words.north, north),
          group('middle', words.middle, middle),
          group('south', words.south, south),
          tile('blavand', words.tile, 'lighthouse', 'day'),
        ],
      }),
      link('last-minute', words.lastMinute, { label: 'last-minute' }),
      link('ideas', words.ideas, {
        kind: 'gallery',
        href: null,
        items: [
          tile('amber', words.gallery[0], 'beach', 'day'),
          tile('harbour', words.gallery[1], 'harbour', 'day'),
          tile('winter', words.gallery[2], 'dunes', 'storm'),
          tile('dog', words.gallery[3], 'dunes', 'golden'),
        ],
      }),
      link('good-to-know', words.goodToKnow, {
        kind: 'list',
        items: words.knowLinks.map((title, index) =>
          link(`know-${index}`, title, index === 1 ? { label: 'news' } : {}),
        ),
      }),
    ],
    footerLinks: [],
    settings: {
      ...emptySettings,
      pages: {
        history: '/dev/frame/?to=history',
        contact: '/dev/frame/?to=contact',
        imprint: '/dev/frame/?to=imprint',
        privacy: '/dev/frame/?to=privacy',
        cookies: '/dev/frame/?to=cookies',
        terms: '/dev/frame/?to=terms',
        accessibility: '/dev/frame/?to=accessibility',
        search: null,
        reviewChecks: null,
      },
      phone: '+45 75 00 19 66',
      ownerLoginUrl: 'https://owners.marram.example/',
      cvr: '12 34 56 78',
      social: [
        { name: 'Instagram', url: 'https://social.example/instagram' },
        { name: 'Facebook', url: 'https://social.example/facebook' },
        { name: 'YouTube', url: 'https://social.example/youtube' },
      ],
      certificates: certificates(words.certificates),
      partners,
      ratingPage: '/dev/frame/?to=reviews',
    },
    departments: departments(words.office),
    trust: { stars: 4.6, score: 4.6, count: 2318, isDemo: true },
  }
}
