const asset = '{ ...AssetParts }'
const linked = '{ ...EntryLink }'
const withLinks = (embed: string) =>
  `{ json links {
    entries { block { ...${embed} } inline { ...${embed} } hyperlink ${linked} }
    assets { block ${asset} hyperlink ${asset} }
  } }`

/** A text with everything embedded in it; texts inside those blocks are loaded too, and the blocks inside those. */
export const richText = withLinks('Embed')
const innerText = withLinks('InnerEmbed')
const innermostText = '{ json }'

const people = (limit: number) => `employeesCollection(limit: ${limit}) { items { ...EmployeeParts } }`

/** GraphQL allows no fragment inside itself, so the depth is written out. */
const embed = (name: string, text: string) => `fragment ${name} on Entry {
  __typename sys { id }
  ... on Accordion { title content ${text} }
  ... on Fact { title body: text ${text} }
  ... on Form { title fields submitLabel thankYou ${text} }
  ... on ImageWithLink { image ${asset} alt link ${linked} url }
  ... on CallToAction { title type buttonShape internalLink ${linked} url }
  ... on MapBlock { map { ...MapParts } }
  ... on Video { title url }
  ... on Output { kind text entry ${linked} html }
  ... on EmployeeBlock { title employees: ${people(30)} }
  ... on EmployeeReference { employee { ...EmployeeParts } }
}`

const card = (type: string, text: string) => `... on ${type} { title text: ${text} image ${asset} }`

const fragments: Readonly<Record<string, string>> = {
  AssetParts:
    'fragment AssetParts on Asset { sys { id } title description contentType fileName size url width height }',
  EntryLink: `fragment EntryLink on Entry {
  __typename sys { id } path: _path
  ${['Page', 'Blog', 'Job', 'Area', 'Street', 'Category', 'Department'].map((type) => `... on ${type} { title }`).join(' ')}
}`,
  CategoryParts: `fragment CategoryParts on Category {
  sys { id } title slug type path: _path pageTitle seoTitle seoDescription
}`,
  EmployeeParts: `fragment EmployeeParts on Employee {
  sys { id } name jobTitle email phone bookingStudioId isArchived
  images: imagesCollection(limit: 5) { items ${asset} }
  locations: locationsCollection(limit: 10) { items { sys { id } title } }
}`,
  DepartmentParts: `fragment DepartmentParts on Department {
  sys { id } title address email phone sortOrder openingHours keyDelivery outsideHours image ${asset}
  page ${linked}
  areas: areasCollection(limit: 50) { items ${linked} }
}`,
  MapParts: 'fragment MapParts on Map { sys { id } title center { lat lon } zoom markers }',
  FaqParts: `fragment FaqParts on Faq { sys { id } question answer ${richText} }`,
  InnerEmbed: embed('InnerEmbed', innermostText),
  Embed: embed('Embed', innerText),
  BannerParts: `fragment BannerParts on SectionBanner {
  __typename sys { id } title text image ${asset} link ${linked} url linkText colour
}`,
  SectionTextParts: `fragment SectionTextParts on SectionText { __typename sys { id } title content ${richText} }`,
  SearchParts: `fragment SearchParts on SectionSearch {
  __typename sys { id } title headerShown initialDisplayMode paginationType resultsPerPage searchConfig customFilterName
  isMainSearch listType
}`,
  SectionParts: `fragment SectionParts on Entry {
  __typename sys { id }
  ... on SectionBanner { ...BannerParts }
  ... on SectionEmployees { title employees: ${people(30)} }
  ... on SectionStatement { title body: text ${richText} }
  ... on SectionEntrances { title intro items: itemsCollection(limit: 20) { items {
    ...EntryLink ${card('Page', 'intro')} ${card('Area', 'intro')} ${card('Blog', 'excerpt')} ${card('Job', 'excerpt')}
  } } }
  ... on SectionFaq { title faqs: faqsCollection(limit: 20) { items { ...FaqParts } } }
  ... on SectionGallery { title images: imagesCollection(limit: 10) { items ${asset} } }
  ... on SectionImageText { title body: text ${richText} image ${asset} imageSide link ${linked} linkText }
  ... on SectionOutput { title kind html }
  ... on SectionQuote { quote author }
  ... on SectionSearch { ...SearchParts }
  ... on SectionText { ...SectionTextParts }
  ... on SectionColumns { title columns: columnsCollection(limit: 6) { items { ...SectionTextParts } } }
}`,
  BlogParts: `fragment BlogParts on Blog {
  sys { id publishedAt firstPublishedAt } title path: _path excerpt image ${asset} datePublished dateUpdated
  author { ...EmployeeParts }
  categories: categoriesCollection(limit: 5) { items { ...CategoryParts } }
}`,
  JobParts: `fragment JobParts on Job {
  sys { id publishedAt firstPublishedAt } title path: _path excerpt image ${asset} applicationDeadline
  jobCategory { ...CategoryParts } jobType { ...CategoryParts }
  workplaces: workplacesCollection(limit: 20) { items { ...CategoryParts } }
}`,
  AreaParts: `fragment AreaParts on Area {
  sys { id publishedAt firstPublishedAt } title slug path: _path bsId locationIds center { lat lon } intro image ${asset}
}`,
  NavParts: `fragment NavParts on NavItem {
  sys { id } title type label internalLink ${linked} customLink text image ${asset}
}`,
}

/** The document with every fragment that it uses, directly or inside another. */
export function withFragments(text: string): string {
  const used = new Set<string>()
  const collect = (part: string): void => {
    for (const [, name = ''] of part.matchAll(/\.\.\.([A-Z]\w+)/g)) {
      const fragment = fragments[name]
      if (fragment === undefined) throw new Error(`There is no fragment ${name}.`)
      if (used.has(name)) continue
      used.add(name)
      collect(fragment)
    }
  }
  collect(text)
  return [text, ...[...used].map((name) => fragments[name])].join('\n')
}
