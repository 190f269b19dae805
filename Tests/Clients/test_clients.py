"""Editors' own sets of capabilities, through pytest-lsp and the types of lsprotocol."""

import asyncio
import shutil

import pytest_lsp
from lsprotocol import types as lsp
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

from session import ROOT, executable

EXAMPLE = ROOT / "Tests" / "Example"


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=[executable(), "--stdio"]),
    params=["visual_studio_code", "neovim", "emacs"],
)
async def client(request, lsp_client: LanguageClient, tmp_path):
    lsp_client.folder = tmp_path / "example"
    shutil.copytree(EXAMPLE, lsp_client.folder)
    lsp_client.registered = []

    # pytest-lsp leaves this to the test; without an answer it fails.
    @lsp_client.feature("client/registerCapability")
    def _(params: lsp.RegistrationParams):
        lsp_client.registered += [registration.method for registration in params.registrations]

    # The server asks for lenses again where a document was opened before the workspace was read.
    @lsp_client.feature("workspace/codeLens/refresh")
    def _(*_):
        return None

    await lsp_client.initialize_session(
        lsp.InitializeParams(
            capabilities=client_capabilities(request.param),
            root_uri=lsp_client.folder.as_uri(),
            workspace_folders=[lsp.WorkspaceFolder(uri=lsp_client.folder.as_uri(), name="example")],
        )
    )
    yield
    await lsp_client.shutdown_session()


async def eventually(condition):
    for _ in range(200):
        if found := condition():
            return found
        await asyncio.sleep(0.05)
    raise AssertionError("waited in vain")


def opened(client, path, language):
    text = path.read_text()
    client.text_document_did_open(
        lsp.DidOpenTextDocumentParams(
            text_document=lsp.TextDocumentItem(uri=path.as_uri(), language_id=language, version=1, text=text)
        )
    )
    return text


def at(text, path, word):
    offset = text.index(word) + 1
    line = text.count("\n", 0, offset)
    column = offset - text.rfind("\n", 0, offset) - 1
    return dict(
        text_document=lsp.TextDocumentIdentifier(uri=path.as_uri()), position=lsp.Position(line=line, character=column)
    )


async def test_a_session_as_an_editor_has_it(client: LanguageClient):
    code = client.folder / "App" / "LoginViewController.swift"
    board = client.folder / "App" / "Base.lproj" / "Main.storyboard"
    text = opened(client, code, "swift")
    document = opened(client, board, "xml")
    capabilities = client.capabilities.text_document
    if getattr(capabilities, "diagnostic", None):
        report = await client.text_document_diagnostic_async(
            lsp.DocumentDiagnosticParams(text_document=lsp.TextDocumentIdentifier(uri=board.as_uri()))
        )
        assert report.items
        assert not client.diagnostics
    else:
        found = await eventually(lambda: client.diagnostics.get(board.as_uri()))
        assert all(diagnostic.source == "ibls" and diagnostic.code for diagnostic in found)

    place = at(text, code, "titleLabel")
    assert await client.text_document_hover_async(lsp.HoverParams(**place))
    await client.text_document_definition_async(lsp.DefinitionParams(**place))
    references = await client.text_document_references_async(
        lsp.ReferenceParams(context=lsp.ReferenceContext(include_declaration=True), **place)
    )
    assert references
    outline = lsp.DocumentSymbolParams(text_document=lsp.TextDocumentIdentifier(uri=board.as_uri()))
    assert await client.text_document_document_symbol_async(outline)
    assert await client.workspace_symbol_async(lsp.WorkspaceSymbolParams(query="login"))
    lenses = await client.text_document_code_lens_async(
        lsp.CodeLensParams(text_document=lsp.TextDocumentIdentifier(uri=code.as_uri()))
    )
    assert all(lens.command for lens in lenses)
    completions = await client.text_document_completion_async(lsp.CompletionParams(**at(document, board, 'roperty="')))
    assert completions is not None
    if client.capabilities.workspace.did_change_watched_files.dynamic_registration:
        await eventually(lambda: "workspace/didChangeWatchedFiles" in client.registered)
