import { toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, h2, p, ul } from '../../builders/rich-text.ts'

/** Named by the contests themselves (`conditionsUrl`). */
export const contestConditions = page(
  'page-contest-conditions',
  { layout: 'page', template: 'standard', parent: toEntry('page-about') },
  {
    da: {
      title: 'Betingelser for fotokonkurrencen',
      slug: 'betingelser-for-fotokonkurrencen',
      intro: 'Hvem der kan være med, hvad vi gør med dit billede, og hvordan vi finder vinderne.',
      content: doc(
        h2('Hvem kan være med?'),
        p(
          'Alle over 16 år, der selv har taget billedet på ferie ved Vesterhavet. Hver kan sende tre billeder. Vores egne medarbejdere og deres familier kan ikke vinde.',
        ),
        h2('Dit billede'),
        ul(
          'Du har selv taget det, og det viser et sted, hvor du har været.',
          'Kan man genkende nogen på det, har de sagt ja til, at det bliver vist.',
          'Det er ikke lavet af et program, men må gerne være beskåret og rettet i lys og farve.',
        ),
        h2('Hvad vi må'),
        p(
          'Billedet er og bliver dit. Du giver os lov til at vise det på dette websted og i vores kontorer, med dets titel og tekst og uden dit navn. Vi sælger det ikke og giver det ikke videre. Skriv til os, så fjerner vi det igen.',
        ),
        h2('Sådan finder vi vinderne'),
        p(
          'Efter sidste frist ser fire af os på alle billeder, uden at vide hvem der har sendt dem, og vælger tre. Vinderne får en mail og har fire uger til at svare. Præmien kan ikke veksles til penge.',
        ),
        h2('Dine oplysninger'),
        p(
          'Navn og mailadresse bruger vi kun til konkurrencen. Læs mere under [Privatliv](page-privacy). Konkurrencen hører til en demonstration: der bliver ikke delt præmier ud.',
        ),
      ),
      seoTitle: 'Betingelser for fotokonkurrencen | Marram',
      seoDescription:
        'Hvem der kan være med i fotokonkurrencen, hvad dit billede skal opfylde, hvad vi må bruge det til, og hvordan vi finder de tre vindere.',
    },
    de: {
      title: 'Teilnahmebedingungen zum Fotowettbewerb',
      slug: 'teilnahmebedingungen-fotowettbewerb',
      intro: 'Wer mitmachen kann, was wir mit Ihrem Bild tun und wie wir die Gewinner finden.',
      content: doc(
        h2('Wer kann mitmachen?'),
        p(
          'Alle ab 16 Jahren, die das Bild selbst im Urlaub an der dänischen Nordsee aufgenommen haben. Jeder kann drei Bilder einsenden. Wer bei uns arbeitet, und die Familien dazu, können nicht gewinnen.',
        ),
        h2('Ihr Bild'),
        ul(
          'Sie haben es selbst aufgenommen, und es zeigt einen Ort, an dem Sie waren.',
          'Wer darauf zu erkennen ist, ist damit einverstanden, dass es gezeigt wird.',
          'Es stammt nicht aus einem Programm; zugeschnitten und in Licht und Farbe verbessert darf es sein.',
        ),
        h2('Was wir damit dürfen'),
        p(
          'Das Bild bleibt Ihres. Sie erlauben uns, es auf dieser Website und in unseren Büros zu zeigen, mit Titel und Text und ohne Ihren Namen. Wir verkaufen es nicht und geben es nicht weiter. Schreiben Sie uns, dann nehmen wir es wieder heraus.',
        ),
        h2('So finden wir die Gewinner'),
        p(
          'Nach dem letzten Tag sehen vier von uns alle Bilder an, ohne zu wissen, von wem sie sind, und wählen drei aus. Die Gewinner bekommen eine E-Mail und haben vier Wochen Zeit zu antworten. Der Preis lässt sich nicht auszahlen; der Rechtsweg ist ausgeschlossen.',
        ),
        h2('Ihre Daten'),
        p(
          'Name und E-Mail-Adresse verwenden wir nur für den Wettbewerb. Mehr dazu unter [Datenschutz](page-privacy). Der Wettbewerb gehört zu einer Vorführung: Preise werden nicht vergeben.',
        ),
      ),
      seoTitle: 'Teilnahmebedingungen zum Fotowettbewerb | Marram',
      seoDescription:
        'Wer beim Fotowettbewerb mitmachen kann, wie Ihr Bild sein soll, was wir damit dürfen und wie wir die drei Gewinner finden.',
    },
    en: {
      title: 'Conditions of the photo contest',
      slug: 'photo-contest-conditions',
      intro: 'Who may take part, what we do with your picture, and how we choose the winners.',
      content: doc(
        h2('Who may take part?'),
        p(
          'Anyone over 16 who took the picture themselves on holiday by the Danish North Sea. Everybody may send three pictures. People who work for us, and their families, cannot win.',
        ),
        h2('Your picture'),
        ul(
          'You took it yourself, and it shows a place where you have been.',
          'Anyone who can be recognised in it agrees that it is shown.',
          'It was not made by a program; it may be cropped and corrected in light and colour.',
        ),
        h2('What we may do with it'),
        p(
          'The picture stays yours. You allow us to show it on this website and in our offices, with its title and text and without your name. We do not sell it or pass it on. Write to us, and we take it down again.',
        ),
        h2('How we choose the winners'),
        p(
          'After the last day four of us look at all pictures, without knowing who sent them, and choose three. The winners get an e-mail and have four weeks to answer. The prize cannot be exchanged for money.',
        ),
        h2('Your details'),
        p(
          'We use your name and e-mail address for the contest only. Read more under [Privacy](page-privacy). The contest is part of a demonstration: no prizes are given.',
        ),
      ),
      seoTitle: 'Conditions of the photo contest | Marram',
      seoDescription:
        'Who may take part in the photo contest, what your picture should be like, what we may do with it and how we choose the three winners.',
    },
  },
)
