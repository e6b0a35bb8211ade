import type { EditionKey } from './edition.ts'

/** Subjects that guests look for in reviews, in the order of equal counts. */
export const reviewTopics = [
  'location',
  'cleanliness',
  'kitchen',
  'beds',
  'quiet',
  'dog',
  'children',
  'sauna',
  'pool',
  'fireplace',
  'internet',
  'value',
] as const
export type ReviewTopic = (typeof reviewTopics)[number]

/**
 * Words that tell a topic, in lower case. A star stands for any letters: `strand*` begins a word, `*küche` ends one.
 * A word is left out if it often means something else: `hund*` would find "hundert".
 */
export const reviewTopicWords: Readonly<Record<ReviewTopic, Readonly<Record<EditionKey, string>>>> = {
  location: {
    da: 'beliggenhed* placering* *strand* klit* havet vesterhavet havudsigt* udsigt* gåafstand centralt',
    de: 'lage gelegen *strand* düne* meer nordsee meerblick* aussicht* ausblick* zentral fußweg* fussweg*',
    en: 'location* located beach* dune* sea seaside seafront view views central',
  },
  cleanliness: {
    da: 'ren rent rene rengjort* *rengøring* beskidt* snavs* støv støvet støvkorn nullermænd velholdt hygiejn*',
    de: 'sauber* unsauber* blitzsauber* geputzt* *reinigung* gepflegt* schmutz* dreck* staub* spinnweb* hygien*',
    en: 'clean* unclean* spotless* immaculate* dirty dirt dust* grubby cobweb* stain* hygien*',
  },
  kitchen: {
    da: 'køkken* opvaskemaskine* ovn ovnen komfur* køleskab* gryde* pande pander panden kniv knive knivene',
    de: '*küche spülmaschine* geschirr* herd backofen* kühlschrank* topf töpfe* pfanne* messer gekocht kochen',
    en: 'kitchen* dishwasher* oven cooker hob fridge* pan pans pots knife knives crockery cooked cooking',
  },
  beds: {
    da: 'seng senge sengen sengene *madras* dobbeltseng* køjeseng* sov sovet soveværelse* hovedpude*',
    de: 'bett betten *matratze* doppelbett* etagenbett* schlafzimmer* geschlafen schliefen kissen bettdecke*',
    en: 'bed beds bedroom* bunk bunks mattress* slept pillow* duvet*',
  },
  quiet: {
    da: 'ro roen rolig* stille stilhed* fred fredelig* larm larmen larmede støj støjen',
    de: 'ruhe ruhig* still stille lärm* laut lauter idyll* abgeschieden* ungestört*',
    en: 'quiet* peace peaceful* silence silent calm tranquil* noise* noisy',
  },
  dog: {
    da: 'hund hunde hunden hundene hundens hundevenlig* hundeskov* hvalp* vovse*',
    de: 'hund hunde hunden hundes hündin hundestrand* hundefreundlich* hundekorb* vierbeiner* welpe*',
    en: 'dog dogs dog-friendly puppy puppies',
  },
  children: {
    da: 'barn barnet børn* børnebørn* småbørn* barneseng* højstol* legeplads* søn sønnen datter datteren teenager*',
    de: 'kind kinder* enkel enkelin enkelkind* kleinkind* hochstuhl* spielplatz* sohn söhne tochter töchter teenager*',
    en: 'child children* kid kids grandchild* toddler* baby babies highchair* playground* son sons daughter* teenager*',
  },
  sauna: {
    da: '*sauna* spa spaen spabad* udespa* vildmarksbad* boblebad* whirlpool*',
    de: '*sauna* *whirlpool* badefass* badezuber* jacuzzi*',
    en: 'sauna* whirlpool* jacuzzi* spa tub',
  },
  pool: {
    da: 'pool poolen poolhus* poolrum* swimmingpool*',
    de: 'pool pools poolhaus* *schwimmbad* schwimmbecken*',
    en: 'pool pools',
  },
  fireplace: {
    da: 'brændeovn* pejs pejsen',
    de: 'kamin kaminofen* kaminöfen* holzofen* ofenholz',
    en: 'fireplace* stove stoves woodburner* wood-burner*',
  },
  internet: {
    da: 'internet* wifi wi-fi netværk* trådløs* bredbånd*',
    de: 'internet* wlan* w-lan wifi wi-fi router*',
    en: 'internet wifi wi-fi broadband router*',
  },
  value: {
    da: 'pris prisen priser pengene penge dyr dyrt billig* værdi',
    de: 'preis* geld teuer* günstig* preiswert* preis-leistung*',
    en: 'price* value money expensive cheap* cost costs',
  },
}
