import { everythingPaths } from '@marram/testkit/everything/everything-page'
import type { Edition } from './editions.ts'

/** Pages visited by one test, by description. */
export type PageGroup = {
  readonly about: string
  readonly edition: Edition
  readonly paths: Readonly<Record<string, string>>
}

/** The latest finished contest of the demo. */
const lastYear = new Date().getUTCFullYear() - 1

/** One German page per layout, template or content type; other editions only if texts or parts differ. */
export const pageGroups: readonly PageGroup[] = [
  {
    about: 'place',
    edition: 'de',
    paths: {
      'front page': '/',
      'list of areas': '/orte/',
      area: '/henne-strand/',
      street: '/strandvejen/',
      'search page': '/ferienhaus-suche/',
      'search with wishes': '/ferienhaus-suche/?filter=1&10=4',
      'search without results': '/ferienhaus-suche/?filter=1&10=40',
    },
  },
  {
    about: 'story',
    edition: 'de',
    paths: {
      'list of posts': '/blog/',
      post: '/blog/bernstein-nach-dem-sturm/',
      'posts of a category': '/category/am-strand/',
      'page with a banner': '/an-der-kueste/',
      'page with a sidebar': '/gut-zu-wissen/so-mieten-sie/',
      history: '/ueber-marram/60-jahre/',
      'second page of reviews': '/ueber-marram/was-gaeste-sagen/page/2/',
    },
  },
  {
    about: 'work and office',
    edition: 'de',
    paths: {
      'list of jobs': '/stellenangebote/',
      job: '/jobs/reinigung-am-samstag/',
      'jobs of a workplace': '/workplaces/blavand/',
      'list of offices': '/ueber-marram/bueros/',
      office: '/ueber-marram/bueros/blavand/',
      people: '/ueber-marram/mitarbeiter/',
      contact: '/kontakt/',
      newsletter: '/unser-newsletter/',
      'tax of owners': '/steuerberechnung/?rent=120000&letNights=90&directCosts=30000',
    },
  },
  {
    about: 'question and law',
    edition: 'de',
    paths: {
      'questions and answers': '/gut-zu-wissen/fragen-und-antworten/',
      imprint: '/impressum/',
      privacy: '/datenschutz/',
      'cookie list': '/cookie-liste/',
      'list of favourites': '/favorithauser/',
      'missing page': '/gibt-es-nicht/',
    },
  },
  {
    about: 'photo contest',
    edition: 'de',
    paths: {
      'overview of contests': '/fotowettbewerb/',
      'contest that is over': `/fotowettbewerb/fotowettbewerb-${lastYear}/`,
      'second page of pictures': `/fotowettbewerb/fotowettbewerb-${lastYear}/page/2/`,
      'picture of a contest': `/fotowettbewerb/fotowettbewerb-${lastYear}/die-welle/`,
      'upload of a picture': '/fotowettbewerb/upload/',
    },
  },
  { about: 'editorial part', edition: 'de', paths: { 'page with every part': everythingPaths.de } },
  {
    about: 'Danish word',
    edition: 'da',
    paths: {
      'front page': '/',
      post: '/blog/rav-efter-stormen/',
      area: '/henne-strand/',
      contact: '/kontakt/',
      'overview of contests': '/fotokonkurrence/',
      'upload of a picture': '/fotokonkurrence/upload/',
      'page with every part': everythingPaths.da,
      'missing page': '/findes-ikke/',
    },
  },
  {
    about: 'English word',
    edition: 'en',
    paths: {
      'front page': '/',
      post: '/blog/amber-after-the-storm/',
      area: '/henne-strand/',
      contact: '/contact/',
      'overview of contests': '/photo-contest/',
      'upload of a picture': '/photo-contest/upload/',
      'page with every part': everythingPaths.en,
      'missing page': '/no-such-page/',
    },
  },
]
