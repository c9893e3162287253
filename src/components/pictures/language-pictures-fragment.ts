import { graphql } from "gatsby";

/** The pictures of a language record (product specification, section 3). */
export const languagePictures = graphql`
  fragment LanguagePictures on Language {
    modelImage
    headerExampleImage
    headerGuideImage
    passportStep1
    passportStep2
    passportStep3
  }
`;
