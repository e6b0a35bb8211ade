import { everythingPaths } from '@marram/testkit/everything/everything-page'

/** One German page of each kind, by its layout, template or content type. */
export const pageKinds: Readonly<Record<string, string>> = {
  'front page': '/',
  'page with every part': everythingPaths.de,
  'page with a banner': '/an-der-kuste/',
  'page with a sidebar': '/gut-zu-wissen/so-mieten-sie/',
  'search page': '/ferienhaus-suche/',
  'list of posts': '/blog/',
  post: '/blog/bernstein-nach-dem-sturm/',
  'posts of a category': '/category/am-strand/',
  'list of jobs': '/stellenangebote/',
  job: '/jobs/reinigung-am-samstag/',
  'jobs of a workplace': '/workplaces/blavand/',
  'list of areas': '/gebiete/',
  area: '/henne-strand/',
  street: '/strandvejen/',
  'list of offices': '/uber-marram/buros/',
  office: '/uber-marram/buros/blavand/',
  people: '/uber-marram/mitarbeiter/',
  'questions and answers': '/gut-zu-wissen/fragen-und-antworten/',
  history: '/uber-marram/60-jahre/',
  imprint: '/impressum/',
  privacy: '/datenschutz/',
  'cookie list': '/cookie-liste/',
  contact: '/kontakt/',
  newsletter: '/rundbrief/',
  'second page of reviews': '/uber-marram/was-gaste-sagen/page/2/',
  'list of favourites': '/favorithauser/',
  'missing page': '/gibt-es-nicht/',
}

/** Where the words of another edition may be longer, or its parts others. */
export const pagesElsewhere = {
  da: ['/', '/blog/rav-efter-stormen/', '/henne-strand/', '/kontakt/', everythingPaths.da, '/findes-ikke/'],
  en: ['/', '/blog/amber-after-the-storm/', '/henne-strand/', '/contact/', everythingPaths.en, '/no-such-page/'],
} as const
