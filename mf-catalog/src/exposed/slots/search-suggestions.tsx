export { SuggestionForm as Component } from '#features/suggestions/suggestion-form.tsx';
