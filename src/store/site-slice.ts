import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { LanguageRecord } from "../../contract/content";
import type { CountryGroup, Template } from "../../contract/document/template";
import { defaultLanguageCode } from "../constants";

/** Texts of the current language: namespace -> texts as in `locales/`. */
export type Texts = Record<string, Record<string, unknown>>;

/** Every picture of this site has a WebP with the same name. */
export const webpOf = (original: string) => original.replace(/\.(jpe?g|png)$/, ".webp");

/** The client state, with the product specification's own names (section 3). */
export interface SiteState {
  countryList: CountryGroup[];
  lang: string;
  i18n: Texts;
  /** The document that the visitor has chosen. */
  passportData: Template | null;
  hotCardList: Template[];
  modelImage: string;
  headerExampleImage: string;
  headerGuideImage: string;
  /** The webp variants have the same values as the originals (specification, section 3). */
  headerExampleImageWebp: string;
  headerGuideImageWebp: string;
  passportStep1: string;
  passportStep2: string;
  passportStep3: string;
}

const initialState: SiteState = {
  countryList: [],
  lang: defaultLanguageCode,
  i18n: {},
  passportData: null,
  hotCardList: [],
  modelImage: "",
  headerExampleImage: "",
  headerGuideImage: "",
  headerExampleImageWebp: "",
  headerGuideImageWebp: "",
  passportStep1: "",
  passportStep2: "",
  passportStep3: "",
};

export const siteSlice = createSlice({
  name: "site",
  initialState,
  reducers: {
    languageChanged: (state, action: PayloadAction<string>) => {
      state.lang = action.payload;
    },
    textsReceived: (state, action: PayloadAction<Texts>) => {
      state.i18n = action.payload;
    },
    countriesReceived: (state, action: PayloadAction<CountryGroup[]>) => {
      state.countryList = action.payload;
    },
    hotCardsReceived: (state, action: PayloadAction<Template[]>) => {
      state.hotCardList = action.payload;
    },
    languageRecordReceived: (state, action: PayloadAction<LanguageRecord>) => {
      const record = action.payload;
      state.modelImage = record.modelImage;
      state.headerExampleImage = record.headerExampleImage;
      state.headerExampleImageWebp = record.headerExampleImage;
      state.headerGuideImage = record.headerGuideImage;
      state.headerGuideImageWebp = record.headerGuideImage;
      state.passportStep1 = record.passportStep1;
      state.passportStep2 = record.passportStep2;
      state.passportStep3 = record.passportStep3;
    },
    templateChosen: (state, action: PayloadAction<Template | null>) => {
      state.passportData = action.payload;
    },
  },
  selectors: {
    selectCountryList: (state) => state.countryList,
    selectLang: (state) => state.lang,
    selectPassportData: (state) => state.passportData,
    selectHotCardList: (state) => state.hotCardList,
    selectSite: (state) => state,
  },
});

export const {
  languageChanged,
  textsReceived,
  countriesReceived,
  hotCardsReceived,
  languageRecordReceived,
  templateChosen,
} = siteSlice.actions;

export const { selectCountryList, selectLang, selectPassportData, selectHotCardList, selectSite } =
  siteSlice.selectors;
