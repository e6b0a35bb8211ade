import { toEntries } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, h2, p, table } from '../../builders/rich-text.ts'

export const cookies = page(
  'page-cookies',
  { layout: 'sidebar', template: 'cookies', sidebar: toEntries('entrances-sidebar-legal') },
  {
    da: {
      title: 'Cookieliste',
      slug: 'cookieliste',
      intro: 'Alt, hvad siden gemmer i din browser. Uden dit ja er det kun det nødvendige.',
      content: doc(
        h2('Nødvendige'),
        table(
          ['Navn', 'Til hvad', 'Varighed'],
          ['consent', 'husker dit valg på denne side', '12 måneder'],
          ['favorites', 'dine gemte huse', '365 dage'],
          ['search', 'din seneste søgning', '30 dage'],
          ['identity', 'at du er logget ind', '30 dage'],
          ['booking', 'det, du har indtastet i en booking', '1 døgn'],
          ['reservations', 'åbner den booking, som linket i din mail fører til', '1 døgn'],
          ['list-person', 'hvem du er på en liste, I vælger hus på sammen', '180 dage'],
          ['shared-lists', 'hvor du finder jeres fælles lister igen', '30 dage efter afstemningen'],
        ),
        h2('Funktionelle'),
        table(
          ['Navn', 'Til hvad', 'Varighed'],
          ['recently-viewed', 'de huse, du har set på for nylig', 'indtil du rydder listen'],
          ['recent-searches', 'dine seneste søgninger', 'indtil du rydder dem'],
        ),
        h2('Statistik og markedsføring'),
        p(
          'Chat, videoer fra andre udbydere og besøgsstatistik indlæses først, når du har sagt ja til den gruppe. I denne demonstration er ingen af dem sat op.',
        ),
        h2('Skift mening'),
        p('Du kan altid ændre dit valg under _Cookieindstillinger_ nederst på hver side. Et nej gælder med det samme.'),
      ),
      seoTitle: 'Cookieliste og samtykke | Marram',
      seoDescription:
        'Se hvilke cookies Marram bruger, hvad de er til, og hvor længe de gemmes. Kun de nødvendige sættes uden samtykke, og valget kan ændres.',
    },
    de: {
      title: 'Cookie-Liste',
      slug: 'cookie-liste',
      intro: 'Alles, was diese Seite in Ihrem Browser ablegt. Ohne Ihr Ja ist es nur das Notwendige.',
      content: doc(
        h2('Notwendig'),
        table(
          ['Name', 'Wozu', 'Dauer'],
          ['consent', 'merkt sich Ihre Wahl auf dieser Seite', '12 Monate'],
          ['favorites', 'Ihre Merkliste', '365 Tage'],
          ['search', 'Ihre letzte Suche', '30 Tage'],
          ['identity', 'dass Sie angemeldet sind', '30 Tage'],
          ['booking', 'was Sie beim Buchen eingegeben haben', '1 Tag'],
          ['reservations', 'öffnet die Buchung, zu der der Link in Ihrer E-Mail führt', '1 Tag'],
          ['list-person', 'wer Sie auf einer Liste sind, über die Sie gemeinsam abstimmen', '180 Tage'],
          ['shared-lists', 'wo Sie Ihre gemeinsamen Listen wiederfinden', '30 Tage nach der Abstimmung'],
        ),
        h2('Funktional'),
        table(
          ['Name', 'Wozu', 'Dauer'],
          ['recently-viewed', 'Ihre zuletzt angesehenen Häuser', 'bis Sie den Verlauf löschen'],
          ['recent-searches', 'Ihre letzten Suchen', 'bis Sie sie löschen'],
        ),
        h2('Statistik und Marketing'),
        p(
          'Chat, Videos anderer Anbieter und Besucherzahlen laden erst, wenn Sie genau dieser Gruppe zugestimmt haben. In dieser Vorführung ist nichts davon eingerichtet.',
        ),
        h2('Auswahl ändern'),
        p(
          'Über _Cookie-Einstellungen_ am Ende jeder Seite können Sie Ihre Wahl jederzeit ändern. Ein Nein wirkt sofort.',
        ),
      ),
      seoTitle: 'Cookie-Liste und Einwilligung | Marram',
      seoDescription:
        'Welche Cookies Marram verwendet, wozu sie dienen und wie lange sie bleiben. Ohne Einwilligung nur die notwendigen, jederzeit änderbar.',
    },
    en: {
      title: 'Cookie list',
      slug: 'cookie-list',
      intro: 'Everything this site stores in your browser. Unless you agree to more, only what’s necessary.',
      content: doc(
        h2('Necessary'),
        table(
          ['Name', 'What for', 'Lifetime'],
          ['consent', 'remembers your choice on this site', '12 months'],
          ['favorites', 'the houses you’ve saved', '365 days'],
          ['search', 'your latest search', '30 days'],
          ['identity', 'that you’re logged in', '30 days'],
          ['booking', 'what you’ve entered while booking', '1 day'],
          ['reservations', 'opens the booking that the link in your e-mail leads to', '1 day'],
          ['list-person', 'that it’s you on a list you decide on together', '180 days'],
          ['shared-lists', 'where you find your shared lists again', '30 days after the vote'],
        ),
        h2('Functional'),
        table(
          ['Name', 'What for', 'Lifetime'],
          ['recently-viewed', 'the houses you’ve viewed recently', 'until you clear the list'],
          ['recent-searches', 'your recent searches', 'until you clear them'],
        ),
        h2('Statistics and marketing'),
        p(
          'Chat, videos hosted by others and visitor counts only load once you’ve agreed to that category. None of them is set up in this demonstration.',
        ),
        h2('Changing your mind'),
        p(
          'You can change your mind at any time with _Cookie settings_ at the foot of every page. A no takes effect straight away.',
        ),
      ),
      seoTitle: 'Cookie list and consent | Marram',
      seoDescription:
        'Which cookies Marram uses, what they’re for and how long they last. Only necessary ones are set without consent; change it any time.',
    },
  },
)
