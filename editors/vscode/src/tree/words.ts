// How the view names things: descriptions, what a screen reader reads, icons, and the words that menus look for.

import { isConnection, pathTo, type OutlineItem } from './outline';

/** `2 problems`; empty where there are none. */
export function problems(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 problem' : `${count} problems`;
}

/** What stands beside an item's name, its problems included. */
export function description(item: OutlineItem, count: number): string {
  const what = isConnection(item) ? item.otherEnd && `→ ${item.otherEnd}` : classBeside(item);
  return joined(what, problems(count));
}

/** Parts of a description, the empty ones left out. */
export function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

/** What a screen reader reads for an item. */
export function spoken(item: OutlineItem, count: number): string {
  return sentence(nameOf(item), ...kindWords(item), problems(count));
}

/** Parts of what a screen reader reads, the empty ones left out. */
export function sentence(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

/** The words that context menus look for: `class`, `declaration`, `rename`, `object`. */
export function menuWords(item: OutlineItem): string {
  const hasClass = item.customClass !== undefined;
  const words = [
    hasClass && 'class',
    item.declared && 'declaration',
    (item.declared ?? (hasClass && item.kind !== 'scene')) && 'rename',
    item.objectId !== undefined && 'object',
  ];
  return words.filter((word) => typeof word === 'string').join(' ');
}

/** Element, class and id, a line each. */
export function tooltip(item: OutlineItem, count: number): string {
  const other = item.otherEnd && `${item.kind === 'action' ? 'Target' : 'Destination'}: ${item.otherEnd}`;
  const lines = [
    nameOf(item),
    item.element && `Element: ${item.element}`,
    item.className && `Class: ${item.className}`,
    other,
    item.objectId && `ID: ${item.objectId}`,
    problems(count),
  ];
  return lines.filter((line) => line !== undefined && line !== '').join('\n');
}

/** The name of an item; of a scene without the word that the server adds. */
export function nameOf({ kind, name }: OutlineItem): string {
  return kind === 'scene' ? name.replace(/ ?Scene$/, '') || 'Scene' : name;
}

/** An element's words: `table view cell`. */
export function elementWords(element: string): string {
  return element.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
}

/** Where a place is within its document: `Login, Text Field`. */
export function placeWords(item: OutlineItem): string {
  const path = pathTo(item);
  const scene = path.find(({ kind }) => kind === 'scene');
  const owner = isConnection(item) ? item.parent : item;
  // Of an outlet what it leads to says more than the owner, whose class the user comes from.
  const object = item.kind === 'outlet' ? item.otherEnd : owner && owner.kind !== 'scene' ? owner.name : '';
  const sceneName = scene ? nameOf(scene) : '';
  return sentence(sceneName, object === sceneName ? '' : object);
}

/** The codicon of an item. */
export function icon(item: OutlineItem): string {
  switch (item.kind) {
    case 'scene':
      return 'window';
    case 'outlet':
      return item.element === 'outletCollection' ? 'symbol-array' : 'symbol-property';
    case 'action':
      return 'symbol-event';
    case 'segue':
      return 'arrow-right';
    case 'binding':
      return 'link';
    case 'placeholder':
      return placeholderIcon(item);
    case 'object':
      return icons[item.element] ?? (/[cC]ontroller$/.test(item.element) ? 'browser' : /[vV]iew$/.test(item.element) ? 'layout' : 'symbol-object');
  }
}

function placeholderIcon({ element, objectId }: OutlineItem): string {
  if (element === 'exit') return 'sign-out';
  return objectId === '-1' ? 'account' : 'target';
}

const icons: Readonly<Record<string, string>> = {
  label: 'symbol-string',
  textField: 'symbol-text',
  textView: 'whole-word',
  button: 'primitive-square',
  barButtonItem: 'primitive-square',
  imageView: 'file-media',
  switch: 'symbol-boolean',
  slider: 'settings',
  stepper: 'symbol-numeric',
  segmentedControl: 'split-horizontal',
  progressView: 'loading',
  activityIndicatorView: 'loading',
  datePicker: 'calendar',
  pickerView: 'list-selection',
  searchBar: 'search',
  pageControl: 'ellipsis',
  tableView: 'list-flat',
  tableViewCell: 'list-flat',
  tableViewSection: 'list-tree',
  collectionView: 'table',
  collectionViewCell: 'table',
  stackView: 'layers',
  scrollView: 'gripper',
  mapView: 'map',
  mkMapView: 'map',
  webView: 'globe',
  wkWebView: 'globe',
  navigationItem: 'layout-panel',
  navigationBar: 'layout-panel',
  toolbar: 'layout-panel',
  tabBar: 'layout-panel',
  tabBarItem: 'layout-panel',
  window: 'window',
  menu: 'menu',
  menuItem: 'dash',
  tapGestureRecognizer: 'inspect',
  panGestureRecognizer: 'inspect',
  pinchGestureRecognizer: 'inspect',
  swipeGestureRecognizer: 'inspect',
  rotationGestureRecognizer: 'inspect',
  longPressGestureRecognizer: 'inspect',
  viewControllerPlaceholder: 'references',
};

function kindWords(item: OutlineItem): string[] {
  if (isConnection(item)) {
    const kind = item.element === 'outletCollection' ? 'outlet collection' : item.kind;
    return [item.otherEnd ? `${kind} to ${item.otherEnd}` : kind];
  }
  if (item.kind === 'scene') {
    const main = item.children.find(({ className }) => className === item.className);
    return ['scene', main ? `${elementWords(main.element)} ${item.className}` : ''];
  }
  return [`${elementWords(item.element)} ${item.className}`.trim()];
}

/** A class, unless the item's own name or icon says as much already. */
function classBeside({ kind, className, element }: OutlineItem): string {
  return kind === 'placeholder' && (element === 'exit' || /^(NSObject|UIResponder|NSResponder)$/.test(className)) ? '' : className;
}
