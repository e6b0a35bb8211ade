import { category } from '../builders/kinds.ts'

export const blogCategories = [
  category(
    'category-beach',
    { type: 'blog' },
    {
      da: {
        title: 'Strand',
        slug: 'strand',
        pageTitle: 'Indlæg om stranden',
        seoTitle: 'Blog om stranden ved Vesterhavet | Marram',
        seoDescription:
          'Alle indlæg om stranden: rav, vind, bølger og ture langs vandet, skrevet af folk, der går ned til Vesterhavet hver dag, også om vinteren.',
      },
      de: {
        title: 'Am Strand',
        slug: 'am-strand',
        pageTitle: 'Beiträge über den Strand',
        seoTitle: 'Blog über den Strand an der Nordsee | Marram',
        seoDescription:
          'Alle Beiträge über den Strand: Bernstein, Wind, Wellen und Wege am Wasser, geschrieben von Leuten, die jeden Tag hinuntergehen.',
      },
      en: {
        title: 'On the beach',
        slug: 'on-the-beach',
        pageTitle: 'Posts about the beach',
        seoTitle: 'Blog about the North Sea beach | Marram',
        seoDescription:
          'All posts about the beach: amber, wind, waves and walks by the water, written by people who go down to the North Sea every day of the year.',
      },
    },
  ),
  category(
    'category-nature',
    { type: 'blog' },
    {
      da: {
        title: 'Natur',
        slug: 'natur',
        pageTitle: 'Indlæg om naturen',
        seoTitle: 'Blog om naturen på Vestkysten | Marram',
        seoDescription:
          'Alle indlæg om naturen på Vestkysten: klit, hede, Vadehav, fugle og stjerner. Hvad man kan se, hvornår, og hvordan man ikke forstyrrer.',
      },
      de: {
        title: 'In der Natur',
        slug: 'in-der-natur',
        pageTitle: 'Beiträge über die Natur',
        seoTitle: 'Blog über die Natur der Westküste | Marram',
        seoDescription:
          'Alle Beiträge über die Natur der Westküste: Düne, Heide, Watt, Vögel und Sterne. Was man wann sieht und wie man dabei nicht stört.',
      },
      en: {
        title: 'Nature',
        slug: 'nature',
        pageTitle: 'Posts about nature',
        seoTitle: 'Blog about nature on the west coast | Marram',
        seoDescription:
          'All posts about nature on the coast: dunes, heath, Wadden Sea, birds and stars. What to see and when, and how not to disturb it.',
      },
    },
  ),
  category(
    'category-food',
    { type: 'blog' },
    {
      da: {
        title: 'Mad',
        slug: 'mad',
        pageTitle: 'Indlæg om mad',
        seoTitle: 'Blog om mad ved Vesterhavet | Marram',
        seoDescription:
          'Alle indlæg om mad: sild, østers, rugbrød og hvad man ellers kan hente på havnen, i vandet eller hos bageren, når man bor i sommerhus.',
      },
      de: {
        title: 'Essen',
        slug: 'essen',
        pageTitle: 'Beiträge über das Essen',
        seoTitle: 'Blog über Essen an der Nordsee | Marram',
        seoDescription:
          'Alle Beiträge über das Essen: Hering, Austern, Roggenbrot und was man sonst am Hafen, im Wasser oder beim Bäcker holen kann.',
      },
      en: {
        title: 'Food',
        slug: 'food',
        pageTitle: 'Posts about food',
        seoTitle: 'Blog about food by the North Sea | Marram',
        seoDescription:
          'All posts about food: herring, oysters, rye bread and whatever else you can fetch from harbour, water or baker during a stay in Denmark.',
      },
    },
  ),
  category(
    'category-behind',
    { type: 'blog' },
    {
      da: {
        title: 'Bag skranken',
        slug: 'bag-skranken',
        pageTitle: 'Indlæg fra kontorerne',
        seoTitle: 'Blog fra Marrams kontorer',
        seoDescription:
          'Alle indlæg fra kontorerne: en lørdag med nøgler, råd om brændeovne og plantegninger, og hvad husinspektøren ser efter i et sommerhus.',
      },
      de: {
        title: 'Hinter dem Schalter',
        slug: 'hinter-dem-schalter',
        pageTitle: 'Beiträge aus den Büros',
        seoTitle: 'Blog aus den Büros von Marram',
        seoDescription:
          'Alle Beiträge aus den Büros: ein Samstag voller Schlüssel, Rat zu Kaminofen und Grundriss, und worauf der Hausinspektor achtet.',
      },
      en: {
        title: 'Behind the desk',
        slug: 'behind-the-desk',
        pageTitle: 'Posts from the offices',
        seoTitle: 'Blog from the offices of Marram',
        seoDescription:
          'All posts from the offices: a Saturday full of keys, advice on stoves and floor plans, and what the inspector looks for in a house.',
      },
    },
  ),
]
